import { hashKey } from '@tanstack/react-query'
import type { ProductClient } from './createProductClient.ts'

/**
 * Calls the listener each time the server answers a request of the session. A kit that could not
 * check the sign-in while the server was unreachable checks it again then.
 *
 * @returns A function that stops watching.
 */
export function watchServerBack(
  { queryClient, queries }: ProductClient,
  onAnswer: () => void,
): () => void {
  const hash = hashKey(queries.session.queryKey)
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return
    if (event.action.type === 'success') onAnswer()
  })
}
