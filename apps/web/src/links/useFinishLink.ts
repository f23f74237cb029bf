import type { LinkProvider } from '@latchkey/product-api'
import { finishLink } from '@latchkey/product-api/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import type { ProviderAnswer } from './readAnswer.ts'

/**
 * Submits a provider's login response to the server once, even if several components render it.
 * Stores the new session.
 */
export function useFinishLink(provider: LinkProvider, answer: ProviderAnswer | undefined) {
  const { product, web } = useApp()
  return useQuery(
    {
      // This key is not below the product's root key. Otherwise the change of the session would
      // send the request again.
      queryKey: ['finish-link', provider, answer?.state],
      queryFn: async () => {
        const input = { provider, state: '', ...answer }
        const { session, csrfToken, ...finished } = await product.api.call(finishLink, input)
        product.setSession({ session, csrfToken })
        return finished
      },
      enabled: answer !== undefined && web.links.has(provider),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      // Offline, the request fails instead of waiting.
      networkMode: 'always',
    },
    product.queryClient,
  )
}
