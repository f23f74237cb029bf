import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { toLabelAddress } from '../storage/addressLabels.ts'
import { getAddressLabel } from '../storage/getAddressLabel.ts'
import type { DeleteConnectionParameters } from './DeleteConnectionParameters.ts'
import { load } from './load.ts'
import { renameAccount } from './renameAccount.ts'

/** Lists the addresses of a namespace's live and recent connections. */
function listAddresses(kit: Kit, namespace: ChainNamespace): readonly string[] {
  const { connections, recentConnections } = kit.connection.getState()
  return [...connections, ...recentConnections]
    .filter((connection) => connection.namespace === namespace)
    .flatMap(({ accounts }) => accounts.map(({ address }) => toLabelAddress(namespace, address)))
}

/**
 * Deletes a recent connection, or one address of it (K-PROF-06), with the names of its accounts.
 * Names stay if another wallet has the account. Live connections stay unchanged. Without the
 * multi-wallet feature an alert reports this and nothing happens.
 */
export async function deleteConnection(
  kit: Kit,
  parameters: DeleteConnectionParameters,
): Promise<void> {
  const later = await load()
  const { namespace } = parameters
  const before = listAddresses(kit, namespace)
  later.deleteConnection(kit, parameters)
  const left = listAddresses(kit, namespace)
  for (const address of before) {
    const isNamed = getAddressLabel(kit, { namespace, address })
    if (isNamed && !left.includes(address)) renameAccount(kit, { namespace, address, label: '' })
  }
}
