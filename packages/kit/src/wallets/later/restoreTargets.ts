import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import { getSafeOrigin, safeConnectorId } from '../../adapters/getSafeOrigin.ts'
import type { Kit } from '../../kit/Kit.ts'
import { walletConnectId } from '../../kit/walletConnectId.ts'
import { getNamespaces } from '../../state/getNamespaces.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { isEnded, readConnections } from '../../storage/storedConnections.ts'

/** A stored connection without a live connection. */
export type RestoreTarget = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId | undefined
  /** The account that was active. */
  readonly address?: string | undefined
}

const safeTarget = {
  namespace: 'eip155',
  connectorId: safeConnectorId,
  caipNetworkId: undefined,
} as const satisfies RestoreTarget

/**
 * Inside the Safe app, lists its Safe even on the first visit, unless the user has disconnected it.
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

/** Lists the stored connections to restore that are not live. */
export function getTargets(kit: Kit): readonly RestoreTarget[] {
  return listWanted(kit).filter(
    ({ namespace, connectorId }) => !kit.wallets.has(toConnectorKey(namespace, connectorId)),
  )
}

/** Lists the namespaces of the stored session, live or not. */
export function getPairedTargets(kit: Kit): readonly RestoreTarget[] {
  return listWanted(kit).filter(({ connectorId }) => connectorId === walletConnectId)
}

/**
 * Returns whether a target is still to be restored: not ended meanwhile, in this tab or another
 * one.
 */
export function isWanted(kit: Kit, { namespace, connectorId }: RestoreTarget): boolean {
  return listWanted(kit).some(
    (wanted) => wanted.namespace === namespace && wanted.connectorId === connectorId,
  )
}
