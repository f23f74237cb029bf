import { BaseError } from '@latchkey/core'
import type { LinkProvider } from '@latchkey/product-api'
import { unlink } from '@latchkey/product-api/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { useErrorText } from '../parts/useErrorText.ts'

/** Returns an action that unlinks an account after the player has confirmed. */
export function useUnlink() {
  const messages = useMessages().links
  const { product, popupAlert, confirmPopup } = useApp()
  const { api, queryClient, queries } = product
  const toText = useErrorText()
  const remove = useMutation(
    {
      mutationFn: async (provider: LinkProvider) =>
        product.setSession(await api.call(unlink, { provider })),
      onSuccess: (_, provider) =>
        popupAlert.show(messages.unlinked(messages.providers[provider]), 'success'),
      onError: (error) =>
        popupAlert.show(error instanceof BaseError ? toText(error) : messages.failed, 'error'),
      onSettled: () => queryClient.invalidateQueries({ queryKey: queries.links.queryKey }),
    },
    queryClient,
  )
  const ask = async (provider: LinkProvider) => {
    const { title, message } = messages.confirm
    const name = messages.providers[provider]
    const question = { title: title(name), message: message(name), yes: messages.unlink }
    if (await confirmPopup.ask({ ...question, tone: 'danger' })) remove.mutate(provider)
  }
  return { ask, pending: remove.isPending ? remove.variables : undefined }
}
