import type { ChainNamespace } from '@latchkey/core'

/**
 * Returns the key of a connector among all namespaces. The namespace is part of it, because a
 * wallet may use one id for two namespaces.
 */
export function toConnectorKey(namespace: ChainNamespace, connectorId: string): string {
  return `${namespace}/${connectorId}`
}
