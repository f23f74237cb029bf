import type { LinkProvider } from '@latchkey/product-api'
import { finishLink } from '@latchkey/product-api/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import type { ProviderAnswer } from './readAnswer.ts'

/** Hands a provider's answer in, once: of all that render it, one asks. Takes the session over. */
export function useFinishLink(provider: LinkProvider, answer: ProviderAnswer | undefined) {
  const { product, web } = useApp()
  return useQuery(
    {
      // Outside of the product's keys: the new session must not ask again.
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
