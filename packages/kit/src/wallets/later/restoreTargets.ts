import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import { getSafeOrigin, safeConnectorId } from '../../adapters/getSafeOrigin.ts'
import type { Kit } from '../../kit/Kit.ts'
import { walletConnectId } from '../../kit/walletConnectId.ts'
import { getNamespaces } from '../../state/getNamespaces.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { isEnded, readConnections } from '../../storage/storedConnections.ts'

/** A stored connection that is to be restored. */
export type RestoreTarget = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId | undefined
  /** Address of the account that was active at the last visit. */
  readonly address?: string | undefined
}

const safeTarget = {
  namespace: 'eip155',
  connectorId: safeConnectorId,
  caipNetworkId: undefined,
} as const satisfies RestoreTarget

/**
 * Returns the Safe if the Safe app embeds this page, even on the first visit, unless the user has
 * disconnected it.
 */
function listSafe(kit: Kit): readonly RestoreTarget[] {
  return getSafeOrigin(kit) && !isEnded(kit, safeTarget) ? [safeTarget] : []
}

/** Lists the stored connections of configured namespaces, and the Safe inside the Safe app. */
function listWanted(kit: Kit): readonly RestoreTarget[] {
  const stored = getNamespaces(kit).flatMap((namespace) =>
    readConnections(kit, namespace).map(({ connectorId, caipNetwork, accounts }) => ({
      namespace,
      connectorId,
      caipNetworkId: caipNetwork,
      address: accounts[0]?.address,
    })),
  )
  const hasSafe = stored.some(({ connectorId }) => connectorId === safeConnectorId)
  return hasSafe ? stored : [...stored, ...listSafe(kit)]
}

/** Lists the stored connections that are to be restored and are not live yet. */
export function getTargets(kit: Kit): readonly RestoreTarget[] {
  return listWanted(kit).filter(
    ({ namespace, connectorId }) => !kit.wallets.has(toConnectorKey(namespace, connectorId)),
  )
}

/** Lists the namespaces of the stored WalletConnect session, whether they are live or not. */
export function getPairedTargets(kit: Kit): readonly RestoreTarget[] {
  return listWanted(kit).filter(({ connectorId }) => connectorId === walletConnectId)
}

/**
 * Returns whether a stored connection is still to be restored, i.e. no tab has ended it meanwhile.
 */
export function isWanted(kit: Kit, { namespace, connectorId }: RestoreTarget): boolean {
  return listWanted(kit).some(
    (wanted) => wanted.namespace === namespace && wanted.connectorId === connectorId,
  )
}
