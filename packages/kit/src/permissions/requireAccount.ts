import {
  type CaipAddress,
  ConnectorNotConnectedError,
  FeatureNotSupportedError,
  toCaipAddress,
  type Wallet,
} from '@latchkey/core'
import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getWallet } from '../state/getWallet.ts'
import { isSmartSessionsOffered } from './isSmartSessionsOffered.ts'

export type SessionAccount = {
  readonly connection: Connection
  readonly address: string
  readonly account: CaipAddress
  readonly features: Wallet['features']
}

/**
 * Returns the active EVM account, which owns the smart sessions.
 *
 * @throws {ConnectorNotConnectedError} No EVM account is active.
 * @throws {FeatureNotSupportedError} Smart sessions are off.
 */
export function requireAccount(kit: Kit): SessionAccount {
  const connection = getActiveConnection(kit, { namespace: 'eip155' })
  const address = connection?.accounts[0]?.address
  const wallet = getWallet(kit, { namespace: 'eip155' })
  if (!connection || !wallet || address === undefined) throw new ConnectorNotConnectedError()
  if (!isSmartSessionsOffered(kit)) throw new FeatureNotSupportedError({ feature: 'smartSessions' })
  const account = toCaipAddress(connection.caipNetworkId, address)
  return { connection, address, account, features: wallet.features }
}
