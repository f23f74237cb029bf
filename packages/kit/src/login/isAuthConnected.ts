import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import type { EmbeddedWalletInfo } from '../kit/LoginInfo.ts'
import { authConnectorId } from '../kit/walletConnectId.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'

type Asked = Pick<Kit, 'config' | 'connection'>

/** Says whether somebody has logged in by e-mail or social network, in use or not. */
export function isAuthConnected(kit: Pick<Kit, 'connection'>): boolean {
  return kit.connection
    .getState()
    .connections.some(({ connector }) => connector.id === authConnectorId)
}

/** Gets the wallet of the login; `undefined` where another wallet is in use in the namespace, by default the active one. */
export function getEmbeddedWallet(
  kit: Asked,
  parameters: { readonly namespace?: ChainNamespace | undefined } = {},
): EmbeddedWalletInfo | undefined {
  return getActiveConnection(kit, parameters)?.login?.embeddedWalletInfo
}
