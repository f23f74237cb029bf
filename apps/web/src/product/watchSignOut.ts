import { hashKey } from '@tanstack/react-query'
import type { ProductClient } from './createProductClient.ts'

/**
 * Calls the listener each time a response of the server reports that the user is signed out.
 *
 * @returns A function that stops watching.
 */
export function watchSignOut(
  { queryClient, queries }: ProductClient,
  onSignedOut: () => void,
): () => void {
  const { queryKey } = queries.session
  const hash = hashKey(queryKey)
  return queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.queryHash !== hash) return
    if (queryClient.getQueryData(queryKey)?.session === null) onSignedOut()
  })
}
