import type { Kit, RecentConnection } from '@latchkey/kit'

/** Takes up a wallet of before again, in its own way. */
export function reconnect(kit: Kit, { connector, namespace }: RecentConnection): void {
  if (connector.type !== 'WALLET_CONNECT') {
    const data = { connectorId: connector.id, namespace }
    kit.modal.send({ type: 'push', page: { view: 'ConnectingExternal', data } })
    return
  }
  const view = kit.ports.page.device().mobile ? 'AllWallets' : 'ConnectingWalletConnect'
  kit.modal.send({ type: 'push', page: { view } })
}
