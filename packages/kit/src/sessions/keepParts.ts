import type { Wallet } from '@latchkey/core'
import type { Connection } from '../ConnectionState.ts'
import { keepWallet } from '../flows/keepWallet.ts'
import type { Kit } from '../Kit.ts'
import { storeNetwork } from '../storage/storedConnections.ts'

/** A namespace of a session or login, ready to be used. */
export type LivePart = { readonly wallet: Wallet; readonly connection: Connection }

/** Connects the parts of a session; the namespace that was active stays so where the session has it. */
export function keepParts(kit: Kit, parts: readonly LivePart[]): void {
  const { activeNamespace } = kit.connection.getState()
  const namespaces = parts.map(({ connection }) => connection.namespace)
  for (const part of parts) keepWallet(kit, part)
  const active = namespaces.find((namespace) => namespace === activeNamespace) ?? namespaces[0]
  kit.connection.setState({ activeNamespace: active })
  // Each part was stored as the one in use; a reload starts on the one that is.
  storeNetwork(kit)
}
