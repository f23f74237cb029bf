import type { ChainNamespace } from '@latchkey/core'
import { closeModal } from '../actions/openModal.ts'
import { track } from '../actions/track.ts'
import type { Kit } from '../Kit.ts'
import { isConnected } from '../selectors/isConnected.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { withoutConnection } from '../state/withoutConnection.ts'
import { storeConnections } from '../storage/storedConnections.ts'
import { tellTabs } from '../tabs/tellTabs.ts'

export type DropConnectionParameters = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** Leaves the modal as it is: something takes the connection's place, or the caller says where to go. */
  readonly keepModal?: boolean
  /** Another tab has said so already. */
  readonly quiet?: boolean
}

/**
 * Forgets a connection, whoever ended it. With the last one of its namespace a disconnect event goes out and the
 * modal closes; otherwise the next becomes active (K-STATE-02).
 */
export function dropConnection(kit: Kit, parameters: DropConnectionParameters): void {
  const { namespace, connectorId, keepModal, quiet } = parameters
  const key = toConnectorKey(namespace, connectorId)
  const before = kit.connection.getState()
  kit.runtime.wallets.get(key)?.()
  kit.runtime.wallets.delete(key)
  kit.wallets.delete(key)
  kit.connection.setState((state) => withoutConnection(state, namespace, connectorId))
  const after = kit.connection.getState()
  if (after.connections === before.connections) return

  if (!isConnected(kit)) {
    kit.connection.setState({ signIn: kit.config.signIn ? 'unknown' : 'off' })
  }
  storeConnections(kit, namespace)
  if (!quiet) tellTabs(kit, { type: 'disconnect', namespace, connectorId })
  if (after.status[namespace] !== 'disconnected') return
  track(kit, { event: 'DISCONNECT_SUCCESS', properties: { namespace } })
  if (!keepModal) closeModal(kit)
}
