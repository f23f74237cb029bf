import type { ChainNamespace } from '@latchkey/core'

/** Names a connector among those of all namespaces: a wallet for two ecosystems may use one id for both. */
export function toConnectorKey(namespace: ChainNamespace, connectorId: string): string {
  return `${namespace}/${connectorId}`
}
