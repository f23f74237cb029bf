import { BaseError } from '@latchkey/core'
import { type LinkProvider, type LinkPurpose, toReturnPath } from '@latchkey/product-api'
import { startLink } from '@latchkey/product-api/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { useErrorText } from '../parts/useErrorText.ts'
import { toProviderUrl } from './toProviderUrl.ts'

export type LinkStart = {
  readonly provider: LinkProvider
  readonly purpose: LinkPurpose
  /** Path to open after the login. Ignored unless it is one of the allowed return paths (S-75). */
  readonly returnTo?: string
}

/**
 * Returns an action that starts a login or the linking of an account, and navigates to the
 * provider. Shows an alert on failure.
 */
export function useStartLink() {
  const messages = useMessages().links
  const { product, popupAlert, leave, web } = useApp()
  const toText = useErrorText()
  return useMutation(
    {
      mutationFn: async ({ provider, purpose, returnTo }: LinkStart) => {
        const config = web.links.get(provider)
        if (!config) return
        const path = toReturnPath(returnTo ?? '')
        const input = { provider, purpose, ...(path && { returnTo: path }) }
        const { url } = await product.api.call(startLink, input)
        leave(toProviderUrl(url, config))
      },
      onError: (error) =>
        popupAlert.show(error instanceof BaseError ? toText(error) : messages.failed, 'error'),
    },
    product.queryClient,
  )
}
