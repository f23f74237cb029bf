import { deletionDelayDays } from '@latchkey/product-api'
import { cancelDeletion, requestDeletion } from '@latchkey/product-api/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../context/AppContext.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useSession } from '../../session/useSession.ts'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Returns the planned day of the account's deletion, and actions that request or cancel the
 * deletion.
 *
 * @param onKept - Called after the player has cancelled the deletion.
 */
export function useDeletion({ onKept }: { readonly onKept?: () => void } = {}) {
  const formats = useFormats()
  const messages = useMessages().deletion
  const session = useSession()
  const { product, popupAlert, confirmPopup } = useApp()
  const onError = () => popupAlert.show(messages.failed, 'error')
  const request = useMutation(
    {
      networkMode: 'always',
      mutationFn: async () => product.setSession(await product.api.call(requestDeletion, {})),
      onError,
    },
    product.queryClient,
  )
  const keep = useMutation(
    {
      networkMode: 'always',
      mutationFn: async () => product.setSession(await product.api.call(cancelDeletion, {})),
      onSuccess() {
        popupAlert.show(messages.kept, 'success')
        onKept?.()
      },
      onError,
    },
    product.queryClient,
  )
  const ask = async () => {
    const { title, message } = messages.confirm
    const day = formats.day(product.now() + deletionDelayDays * dayMs)
    const question = { title, message: message(day), yes: messages.ask, tone: 'danger' } as const
    if (await confirmPopup.ask(question)) request.mutate()
  }
  const deletionAt = session.status === 'member' ? session.session.deletionAt : null
  return {
    /**
     * The formatted day on which the account is deleted. `undefined` if the player has not
     * requested deletion.
     */
    day: deletionAt === null ? undefined : formats.day(deletionAt),
    ask,
    keep: () => keep.mutate(),
    pending: request.isPending || keep.isPending,
  }
}
