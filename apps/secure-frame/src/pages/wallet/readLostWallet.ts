import type { Session } from '@latchkey/frame-api'
import { getSession } from '@latchkey/frame-api/endpoints'
import type { PageServices } from '../services/PageServices.ts'
import { withDatabase } from '../services/withDatabase.ts'

/** The user's active wallet of which this browser has no record, and the user's login method. */
export type LostWallet = { readonly walletId: string; readonly login: Session['login'] }

/**
 * Reads the user's active wallet. Returns `undefined` if this browser has its record, or the user
 * has no wallet.
 */
export async function readLostWallet(services: PageServices): Promise<LostWallet | undefined> {
  const { session } = await services.client.call(getSession, {})
  const wallet = session?.wallet
  if (!session || wallet?.state !== 'active') return undefined
  const record = await withDatabase(services, (database) => database.get('wallets', session.userId))
  const { walletId } = wallet
  return record?.walletId === walletId ? undefined : { walletId, login: session.login }
}
