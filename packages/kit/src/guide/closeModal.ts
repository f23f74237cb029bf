import type { Kit } from '../kit/Kit.ts'
import { isConnected } from '../state/getActiveConnection.ts'

/** Closes the modal, whichever page it shows. */
export function closeModal(kit: Kit): void {
  kit.modal.send({ type: 'close', connected: isConnected(kit) })
}
