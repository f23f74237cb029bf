import { disconnect, isConnected } from '@latchkey/kit'
import { getQueryClient } from '@latchkey/kit/query'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'

/**
 * Returns the sign-out action. It asks for confirmation, ends the session at the server and
 * disconnects the wallet. If the server does not confirm, the page stays signed in (S-102).
 */
export function useSignOut() {
  const messages = useMessages().sessions
  const { kit, product, popupAlert, confirmPopup } = useApp()
  const leave = useMutation(
    {
      mutationFn: async () => {
        await product.signOut()
        if (isConnected(kit)) await disconnect(kit)
        getQueryClient(kit).clear()
      },
      onError: () => popupAlert.show(messages.revokeFailed, 'error'),
    },
    product.queryClient,
  )
  const ask = async () => {
    const question = { ...messages.confirmSelf, yes: messages.signOut }
    if (await confirmPopup.ask(question)) leave.mutate()
  }
  return { ask, pending: leave.isPending }
}
