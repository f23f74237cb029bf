import type { Kit, RecentConnection } from '@latchkey/kit'
import { openSocialLogin } from '../../login/openSocialLogin.ts'

/**
 * Opens the view that reconnects a recent wallet or login. Call it in the click handler, because a
 * social login opens a window.
 */
export function reconnect(kit: Kit, { connector, namespace, auth }: RecentConnection): void {
  if (connector.type === 'AUTH') {
    if (auth && auth.name !== 'email') openSocialLogin(kit, auth.name)
    else kit.modal.send({ type: 'push', page: { view: 'EmailLogin' } })
    return
  }
  if (connector.type !== 'WALLET_CONNECT') {
    const data = { connectorId: connector.id, namespace }
    kit.modal.send({ type: 'push', page: { view: 'ConnectingExternal', data } })
    return
  }
  const view = kit.ports.page.device().mobile ? 'AllWallets' : 'ConnectingWalletConnect'
  kit.modal.send({ type: 'push', page: { view } })
}
