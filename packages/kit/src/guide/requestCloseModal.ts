import type { Kit } from '../kit/Kit.ts'
import { isConnected } from '../state/getActiveConnection.ts'
import { isSignInPending } from '../state/isSignInPending.ts'

/**
 * Closes the modal on the user's request: close button, overlay, Escape. The modal shakes instead
 * if closing is blocked.
 */
export function requestCloseModal(kit: Kit): void {
  kit.modal.send({
    type: 'requestClose',
    signInPending: isSignInPending(kit),
    connected: isConnected(kit),
  })
}
