import type { Kit } from '../kit/Kit.ts'
import { isConnected } from '../state/getActiveConnection.ts'
import { isSignInPending } from '../state/isSignInPending.ts'

/**
 * Closes the modal at the user's request (close button, overlay, Escape). If closing is blocked,
 * the modal shakes instead.
 */
export function requestCloseModal(kit: Kit): void {
  kit.modal.send({
    type: 'requestClose',
    signInPending: isSignInPending(kit),
    connected: isConnected(kit),
  })
}
