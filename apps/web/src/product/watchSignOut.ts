import { hashKey } from '@tanstack/react-query'
import type { ProductClient } from './createProductClient.ts'

/** Tells each time the server says that nobody is signed in. Returns the stop. */
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
