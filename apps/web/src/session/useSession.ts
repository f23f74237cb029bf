import type { Session } from '@latchkey/product-api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'

/** The session state of this browser. */
export type SessionState =
  | { readonly status: 'pending' }
  | { readonly status: 'guest' }
  | { readonly status: 'member'; readonly session: Session }
  /** No session request has succeeded yet. A loaded session outlives a lost server. */
  | {
      readonly status: 'unreachable'
      readonly error: unknown
      readonly trying: boolean
      readonly retry: () => void
    }

/** Reads the session. */
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
