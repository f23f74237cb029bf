import type { Kit } from '../Kit.ts'
import { isConnected } from '../selectors/getActiveConnection.ts'
import { isSignInPending } from '../selectors/isSignInPending.ts'

/** Closes the modal for a person: close button, overlay, Escape. Where leaving is not allowed it shakes instead. */
export function requestCloseModal(kit: Kit): void {
  kit.modal.send({
    type: 'requestClose',
    signInPending: isSignInPending(kit),
    connected: isConnected(kit),
  })
}
