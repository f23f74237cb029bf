import type { ChainNamespace, ConnectorInfo } from '@latchkey/core'
import type { Kit } from '@latchkey/kit'

export type WalletId = { readonly connectorId: string; readonly namespace: ChainNamespace }

/** Returns the connector with this id and namespace. */
export function getWalletInfo(
  kit: Pick<Kit, 'connection'>,
  { connectorId, namespace }: WalletId,
): ConnectorInfo | undefined {
  return kit.connection
    .getState()
    .connectors.find(({ id, namespace: own }) => id === connectorId && own === namespace)
}

/** Returns the name of a connector, or an empty string if the connector has been removed. */
export function getWalletName(kit: Pick<Kit, 'connection'>, id: WalletId): string {
  return getWalletInfo(kit, id)?.name ?? ''
}
