import { isMultiWalletEnabled } from '../../features/getFeatures.ts'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { disconnectWallets } from './disconnectWallets.ts'

/**
 * Without multi-wallet, disconnects the previous connection of a namespace when a new one connects
 * (K-PROF-09).
 */
export function dropOthers(kit: Kit, newcomers: readonly Connection[]): void {
  if (isMultiWalletEnabled(kit)) return
  const isReplaced = ({ namespace, connector }: Connection) =>
    newcomers.some(
      (newcomer) => newcomer.namespace === namespace && newcomer.connector.id !== connector.id,
    )
  const replaced = kit.connection.getState().connections.filter(isReplaced)
  for (const { namespace, connector } of replaced) {
    // A failure is ignored, because the user requested the new wallet and cannot act on the old
    // one's error.
    disconnectWallets(kit, { namespace, id: connector.id, keepModal: true }).catch(() => undefined)
  }
}
