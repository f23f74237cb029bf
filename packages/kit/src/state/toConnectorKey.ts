import type { ChainNamespace } from '@latchkey/core'

/**
 * Returns the key of a connector. It contains the namespace, because a wallet may use the same id
 * in several namespaces.
 */
export function toConnectorKey(namespace: ChainNamespace, connectorId: string): string {
  return `${namespace}/${connectorId}`
}
