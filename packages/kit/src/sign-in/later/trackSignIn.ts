import { BaseError } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { getActiveNetworkId } from '../../state/getActiveNetwork.ts'
import { isSmartAccountInUse } from '../../state/isSmartAccountInUse.ts'
import { track } from '../../state/track.ts'

type SignInEvent =
  | 'CLICK_SIGN_SIWX_MESSAGE'
  | 'CLICK_CANCEL_SIWX'
  | 'SIWX_AUTH_SUCCESS'
  | 'SIWX_AUTH_ERROR'

/** Tracks a step of the sign-in with the active network. */
export function trackSignIn(kit: Kit, event: SignInEvent, error?: unknown): void {
  const network = getActiveNetworkId(kit) ?? ''
  const facts = { network, isSmartAccount: isSmartAccountInUse(kit) }
  if (event !== 'SIWX_AUTH_ERROR') {
    track(kit, { event, properties: facts })
    return
  }
  const message = error instanceof BaseError ? error.shortMessage : 'Unknown error'
  track(kit, { event, properties: { ...facts, message } })
}
