import type { Wallet } from '@latchkey/core'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { storeNetwork } from '../../storage/storedConnections.ts'
import { keepWallet } from './keepWallet.ts'

/**
 * A connected wallet in one namespace. A WalletConnect session or a login can consist of several.
 */
export type LivePart = { readonly wallet: Wallet; readonly connection: Connection }

/**
 * Stores the wallets of a WalletConnect session or a login in the state, one per namespace. The
 * active namespace stays active if it is among them.
 */
export function keepParts(kit: Kit, parts: readonly LivePart[]): void {
  const { activeNamespace } = kit.connection.getState()
  const namespaces = parts.map(({ connection }) => connection.namespace)
  for (const part of parts) keepWallet(kit, part)
  const active = namespaces.find((namespace) => namespace === activeNamespace) ?? namespaces[0]
  kit.connection.setState({ activeNamespace: active })
  // Each namespace was stored as the active one in turn, but a reload must start on the one that is
  // active.
  storeNetwork(kit)
}
