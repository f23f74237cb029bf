import type { Kit } from '../kit/Kit.ts'
import { isConnected } from '../state/getActiveConnection.ts'
import { isSignInPending } from '../state/isSignInPending.ts'

/** Closes the modal for a person: close button, overlay, Escape. Where leaving is not allowed it shakes instead. */
export function requestCloseModal(kit: Kit): void {
  kit.modal.send({
    type: 'requestClose',
    signInPending: isSignInPending(kit),
    connected: isConnected(kit),
  })
}
