import { isMultiWalletEnabled } from '../../features/getFeatures.ts'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { disconnectWallets } from './disconnectWallets.ts'

/** Without multi-wallet a newcomer takes the place of the connection before it in its namespace (K-PROF-09). */
export function dropOthers(kit: Kit, newcomers: readonly Connection[]): void {
  if (isMultiWalletEnabled(kit)) return
  const isReplaced = ({ namespace, connector }: Connection) =>
    newcomers.some(
      (newcomer) => newcomer.namespace === namespace && newcomer.connector.id !== connector.id,
    )
  const replaced = kit.connection.getState().connections.filter(isReplaced)
  for (const { namespace, connector } of replaced) {
    // The person asked for the newcomer; what the wallet left behind says is not theirs to read.
    disconnectWallets(kit, { namespace, id: connector.id, keepModal: true }).catch(() => undefined)
  }
}
