import { getSmartSessions, type SmartSession } from '@latchkey/blockchain-api'
import { type CaipAddress, parseCaipAddress } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getBlockchainApi } from '../api/getBlockchainApi.ts'
import type { Kit } from '../kit/Kit.ts'
import { handOverGrants } from './handOverGrants.ts'

export type { SmartSession }

export type SmartSessionState = 'active' | 'expired' | 'revoked'

/**
 * Returns the state of a smart session at a time in epoch milliseconds. A revoked session stays
 * revoked after its expiry.
 */
export function getSmartSessionState(
  { revokedAt, expiry }: Pick<SmartSession, 'revokedAt' | 'expiry'>,
  now: number,
): SmartSessionState {
  if (typeof revokedAt === 'number') return 'revoked'
  return expiry * 1_000 > now ? 'active' : 'expired'
}

export const toSessionsKey = (account: CaipAddress) => ['smartSessions', account] as const

/**
 * Returns the query for an account's smart sessions, newest first. Sessions that the wallet never
 * granted are omitted. Grants that the blockchain API does not have yet are sent to it first and
 * listed in any case. Empty if the API does not support the network. If this is unknown, the query
 * fails, because active sessions must not be hidden. Every view fetches again.
 */
export function smartSessionsQuery(kit: Kit, account: CaipAddress) {
  const { caipNetworkId } = parseCaipAddress(account)
  return {
    queryKey: toSessionsKey(account),
    queryFn: async ({
      signal,
    }: {
      readonly signal: AbortSignal
    }): Promise<readonly SmartSession[]> => {
      const support = { signal, retries: 0 }
      if (!(await getBlockchainApi(kit).readSupport(caipNetworkId, support))) return []
      const waiting = await handOverGrants(kit, account, signal)
      const input = { account }
      const found = await fetchEndpoint(kit, getSmartSessions, { input, signal })
      const listed = found.filter(({ context }) => typeof context === 'string')
      const isListed = ({ pci }: SmartSession) => listed.some((session) => session.pci === pci)
      return [...listed, ...waiting.filter((session) => !isListed(session))].sort(
        (one, other) => other.createdAt - one.createdAt,
      )
    },
  }
}
