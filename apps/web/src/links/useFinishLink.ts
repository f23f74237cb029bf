import type { LinkProvider } from '@latchkey/product-api'
import { finishLink } from '@latchkey/product-api/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import type { ProviderAnswer } from './readAnswer.ts'

/**
 * Submits a provider's answer once, even if several components render it. Adopts the new session.
 */
export function useFinishLink(provider: LinkProvider, answer: ProviderAnswer | undefined) {
  const { product, web } = useApp()
  return useQuery(
    {
      // The key is outside the product's keys, so that the session change does not repeat the
      // request.
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
      // Without a network the request fails instead of waiting.
      networkMode: 'always',
    },
    product.queryClient,
  )
}
