import type { Kit } from '../Kit.ts'
import { isConnected } from '../selectors/getActiveConnection.ts'

/** Closes the modal whatever it shows. */
export function closeModal(kit: Kit): void {
  kit.modal.send({ type: 'close', connected: isConnected(kit) })
}
