import type { ChainNamespace, Wallet } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from './getActiveConnection.ts'
import { toConnectorKey } from './toConnectorKey.ts'

/** Returns the live wallet of a namespace, by default of the active one. */
export function getWallet(
  kit: Pick<Kit, 'config' | 'connection' | 'wallets'>,
  parameters: { readonly namespace?: ChainNamespace | undefined } = {},
): Wallet | undefined {
  const connection = getActiveConnection(kit, parameters)
  return (
    connection && kit.wallets.get(toConnectorKey(connection.namespace, connection.connector.id))
  )
}
