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

/** So often what is on its way is looked after while it is shown. */
const refreshMs = 20_000

const getRequests = ({ requests }: SendState) => requests

/** Lists what the account in use has sent on a network and is in no block yet, and looks after it while it is shown. */
export function useSentGroups(caipNetworkId: CaipNetworkId | undefined): readonly SentGroup[] {
  const { kit } = useKitContext()
  const store = getSendStore(kit)
  const requests = useSlice(store, getRequests, getRequests(store.getState()))
  const groups = useMemo(
    () => toSentGroups(requests).filter(({ latest }) => latest.caipNetworkId === caipNetworkId),
    [requests, caipNetworkId],
  )
  // The queries' own clock stands still while the page is hidden.
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
