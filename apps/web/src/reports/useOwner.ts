import { useQuery } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { isFailing } from '../product/isFailing.ts'
import { useSession } from '../session/useSession.ts'

/** The owner of drafts and unsent reports in this browser. */
export type Owner = {
  /** Id of the player, or of the session while the player's data cannot be loaded. */
  readonly id: string
  /** Returns whether a stored item belongs to this player. */
  readonly owns: (item: { readonly userId: string }) => boolean
}

/**
 * Returns the owner of reports in this browser. Returns `undefined` while the player's data is
 * loading, but not if it fails to load, because a report does not need it.
 */
export function useOwner(): Owner | undefined {
  const { product } = useApp()
  const me = useQuery(product.queries.me, product.queryClient)
  const session = useSession()
  const sessionId = session.status === 'member' ? session.session.id : undefined
  const userId = me.data?.user.id
  const id = userId ?? (isFailing(me) ? sessionId : undefined)
  if (id === undefined) return undefined
  return { id, owns: (item) => item.userId === userId || item.userId === sessionId }
}
