import { getSmartSessions, type SmartSession } from '@latchkey/blockchain-api'
import { type CaipAddress, parseCaipAddress } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getBlockchainApi } from '../api/getBlockchainApi.ts'
import type { Kit } from '../kit/Kit.ts'
import { handOverGrants } from './handOverGrants.ts'

export type { SmartSession }

export type SmartSessionState = 'active' | 'expired' | 'revoked'

/**
 * Returns the state of a session at a time in milliseconds. A session that was revoked before its
 * expiry stays revoked.
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
 * Describes the smart sessions of an account, newest first. Sessions that its wallet never granted
 * are omitted, because they are unusable. Grants that the service has not accepted yet are sent
 * again first and listed in any case. Returns `[]` if the service does not support the network. If
 * the support is unknown the query fails, because an active session must not be omitted. Every view
 * fetches again.
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
      return [...listed, ...waiting.filter((session) => !isListed(session))].toSorted(
        (one, other) => other.createdAt - one.createdAt,
      )
    },
  }
}
