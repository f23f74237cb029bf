import type { Session } from '@latchkey/product-api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'

/** The session state of this browser: a `member` is signed in, a `guest` is not. */
export type SessionState =
  | { readonly status: 'pending' }
  | { readonly status: 'guest' }
  | { readonly status: 'member'; readonly session: Session }
  /**
   * The session request failed, and no earlier response is cached. With a cached session the state
   * stays `member`.
   */
  | {
      readonly status: 'unreachable'
      readonly error: unknown
      readonly trying: boolean
      readonly retry: () => void
    }

/** Returns the session state, and requests the session if it is not cached. */
export function useSession(): SessionState {
  const { product } = useApp()
  const query = useQuery(product.queries.session, product.queryClient)
  if (query.data) {
    const { session } = query.data
    return session ? { status: 'member', session } : { status: 'guest' }
  }
  const error = query.error ?? query.failureReason
  if (!error) return { status: 'pending' }
  return {
    status: 'unreachable',
    error,
    trying: query.isFetching,
    retry: () => void query.refetch(),
  }
}
