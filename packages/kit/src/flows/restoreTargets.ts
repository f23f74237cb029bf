import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { readConnections } from '../storage/storedConnections.ts'

/** A stored connection that is not there. */
export type RestoreTarget = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** Lists the stored connections that are not there, of namespaces that are configured. */
export function getTargets(kit: Kit): readonly RestoreTarget[] {
  const namespaces = new Set(kit.config.networks.map((network) => network.chainNamespace))
  return [...namespaces].flatMap((namespace) =>
    readConnections(kit, namespace)
      .filter(({ connectorId }) => !kit.wallets.has(toConnectorKey(namespace, connectorId)))
      .map(({ connectorId, caipNetwork }) => ({
        namespace,
        connectorId,
        caipNetworkId: caipNetwork,
      })),
  )
}

/** Says whether a target is still to come back: not ended meanwhile, here or in another tab. */
export function isWanted(kit: Kit, { namespace, connectorId }: RestoreTarget): boolean {
  return readConnections(kit, namespace).some((stored) => stored.connectorId === connectorId)
}
