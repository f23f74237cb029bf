import type { Kit } from '../../kit/Kit.ts'
import type { SocialName } from '../../kit/SocialName.ts'
import { runSubmit } from '../../state/runSubmit.ts'
import { loadLogin } from '../load.ts'
import { openSocialWindow } from './openSocialWindow.ts'

export type ConnectSocialParameters = {
  /** Farcaster has `connectFarcaster`. */
  readonly provider: Exclude<SocialName, 'farcaster'>
  readonly signal?: AbortSignal | undefined
}

/**
 * Logs in by a social network. Call it in the click itself: it opens the provider's window before anything else. The
 * view pushes ConnectingSocial, which shows `getLoginStore(kit).social`; do not bind the call to a component that goes
 * away with the page it was clicked on. Then the modal goes on by itself, as after `connect`; where the window was
 * closed or is not to be trusted it goes back.
 *
 * A window the browser blocks rejects nothing: the phase is `blocked` until `reopenSocialWindow` (S-76). Inside Telegram
 * this tab goes to the provider, and the login ends by itself when it has come back.
 *
 * @throws {PopupClosedError} The person closed the window.
 * @throws {UntrustedOriginError} A page that is not the frame's claimed a result; a toast says so.
 * @throws {SocialLoginError} Not started, refused by the provider, or no account; the phase is `error`.
 * @throws {AuthConnectorMissingError} Logins are off here.
 * @throws {ModalClosedError} The person left meanwhile.
 * @throws {AttemptSupersededError} A newer attempt began.
 */
export async function connectSocial(kit: Kit, parameters: ConnectSocialParameters): Promise<void> {
  const { provider, signal } = parameters
  const opened = openSocialWindow(kit)
  return runSubmit(kit, { kind: 'login', signal }, async (attempt) => {
    const { startSocial } = await loadLogin()
    await startSocial(kit, { provider, opened }, attempt)
  })
}
