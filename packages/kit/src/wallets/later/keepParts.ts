import type { Wallet } from '@latchkey/core'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { storeNetwork } from '../../storage/storedConnections.ts'
import { keepWallet } from './keepWallet.ts'

/** A namespace of a paired wallet or of a login, ready to be used. */
export type LivePart = { readonly wallet: Wallet; readonly connection: Connection }

/** Connects the parts of a paired wallet; the namespace that was active stays so where the paired wallet has it. */
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
