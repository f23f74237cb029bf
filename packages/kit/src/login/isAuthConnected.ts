import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import type { EmbeddedWalletInfo } from '../kit/LoginInfo.ts'
import { authConnectorId } from '../kit/walletConnectId.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'

type Asked = Pick<Kit, 'config' | 'connection'>

/**
 * Returns whether a login by e-mail or social network is connected, even if another wallet is
 * active.
 */
export function isAuthConnected(kit: Pick<Kit, 'connection'>): boolean {
  return kit.connection
    .getState()
    .connections.some(({ connector }) => connector.id === authConnectorId)
}

/**
 * Returns the login's wallet, or `undefined` if the namespace uses another wallet. The default
 * namespace is the active one.
 */
export function getEmbeddedWallet(
  kit: Asked,
  parameters: { readonly namespace?: ChainNamespace | undefined } = {},
): EmbeddedWalletInfo | undefined {
  return getActiveConnection(kit, parameters)?.login?.embeddedWalletInfo
}
