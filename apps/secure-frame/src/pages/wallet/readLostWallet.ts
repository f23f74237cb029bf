import type { Session } from '@latchkey/frame-api'
import { getSession } from '@latchkey/frame-api/endpoints'
import type { PageServices } from '../services/PageServices.ts'
import { withDatabase } from '../services/withDatabase.ts'

/** An active wallet that a browser does not hold, and how its owner has signed in there. */
export type LostWallet = { readonly walletId: string; readonly login: Session['login'] }

/** Reads the wallet of whoever is signed in; `undefined` where this browser holds it, or there is none. */
export async function readLostWallet(services: PageServices): Promise<LostWallet | undefined> {
  const { session } = await services.client.call(getSession, {})
  const wallet = session?.wallet
  if (!session || wallet?.state !== 'active') return undefined
  const record = await withDatabase(services, (database) => database.get('wallets', session.userId))
  const { walletId } = wallet
  return record?.walletId === walletId ? undefined : { walletId, login: session.login }
}
