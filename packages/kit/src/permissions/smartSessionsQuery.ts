import { getSmartSessions, type SmartSession } from '@latchkey/blockchain-api'
import { type CaipAddress, parseCaipAddress } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'

export type { SmartSession }

export type SmartSessionState = 'active' | 'expired' | 'revoked'

/** Says how a session stands at a time, in milliseconds. One that was revoked before it expired stays revoked. */
export function getSmartSessionState(
  { revokedAt, expiry }: Pick<SmartSession, 'revokedAt' | 'expiry'>,
  now: number,
): SmartSessionState {
  if (typeof revokedAt === 'number') return 'revoked'
  return expiry * 1_000 > now ? 'active' : 'expired'
}

export const toSessionsKey = (account: CaipAddress) => ['smartSessions', account] as const

/**
 * Describes the smart sessions of an account, newest first; those that its wallet has never granted are left out, since nobody
 * can act by them. `[]` where the network is not served. Asked anew whenever it is shown.
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
      const input = { account }
      const found = await fetchEndpoint(kit, getSmartSessions, { input, caipNetworkId, signal })
      return found
        .filter(({ context }) => typeof context === 'string')
        .toSorted((one, other) => other.createdAt - one.createdAt)
    },
  }
}
