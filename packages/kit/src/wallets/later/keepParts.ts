import type { Wallet } from '@latchkey/core'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { storeNetwork } from '../../storage/storedConnections.ts'
import { keepWallet } from './keepWallet.ts'

/** A connected wallet in one namespace, for example of a session or login. */
export type LivePart = { readonly wallet: Wallet; readonly connection: Connection }

/**
 * Connects the parts of a session or login. The active namespace stays active if the parts include
 * it.
 */
export function keepParts(kit: Kit, parts: readonly LivePart[]): void {
  const { activeNamespace } = kit.connection.getState()
  const namespaces = parts.map(({ connection }) => connection.namespace)
  for (const part of parts) keepWallet(kit, part)
  const active = namespaces.find((namespace) => namespace === activeNamespace) ?? namespaces[0]
  kit.connection.setState({ activeNamespace: active })
  // Each part was stored as the active one, but a reload must start on the connection that is
  // active.
  storeNetwork(kit)
}
