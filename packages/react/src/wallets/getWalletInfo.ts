import type { ChainNamespace, ConnectorInfo } from '@latchkey/core'
import type { Kit } from '@latchkey/kit'

export type WalletId = { readonly connectorId: string; readonly namespace: ChainNamespace }

/** Gets a wallet found in this page. */
export function getWalletInfo(
  kit: Pick<Kit, 'connection'>,
  { connectorId, namespace }: WalletId,
): ConnectorInfo | undefined {
  return kit.connection
    .getState()
    .connectors.find(({ id, namespace: own }) => id === connectorId && own === namespace)
}

/** Gets the name of a wallet found in this page; empty when it is gone. */
export function getWalletName(kit: Pick<Kit, 'connection'>, id: WalletId): string {
  return getWalletInfo(kit, id)?.name ?? ''
}
