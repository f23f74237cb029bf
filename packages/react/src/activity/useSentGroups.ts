import type { CaipNetworkId } from '@latchkey/core'
import {
  getSendStore,
  refreshSends,
  type SendState,
  type SentGroup,
  toSentGroups,
} from '@latchkey/kit/send'
import { useMemo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'
import { useSlice } from '../hooks/state/useSlice.ts'

/** Interval in milliseconds at which pending transactions are checked while the list is visible. */
const refreshMs = 20_000

const getRequests = ({ requests }: SendState) => requests

/**
 * Lists the pending transactions that the active account sent on a network, and checks them while
 * the component is mounted.
 */
export function useSentGroups(caipNetworkId: CaipNetworkId | undefined): readonly SentGroup[] {
  const { kit } = useKitContext()
  const store = getSendStore(kit)
  const requests = useSlice(store, getRequests, getRequests(store.getState()))
  const groups = useMemo(
    () => toSentGroups(requests).filter(({ latest }) => latest.caipNetworkId === caipNetworkId),
    [requests, caipNetworkId],
  )
  // Uses a query, because its interval pauses while the page is hidden.
  useKitQuery({
    queryKey: ['sentGroups', caipNetworkId ?? null],
    queryFn: () => {
      refreshSends(kit)
      return null
    },
    refetchInterval: groups.length > 0 && refreshMs,
    gcTime: 0,
  })
  return groups
}
