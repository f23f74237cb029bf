import type { Kit } from '../../kit/Kit.ts'
import type { SocialName } from '../../kit/SocialName.ts'
import { runSubmit } from '../../state/runSubmit.ts'
import { loadLogin } from '../load.ts'
import { openSocialWindow } from './openSocialWindow.ts'

export type ConnectSocialParameters = {
  /** The social network. For Farcaster, use `connectFarcaster`. */
  readonly provider: Exclude<SocialName, 'farcaster'>
  readonly signal?: AbortSignal | undefined
}

/**
 * Starts a login with a social network. Call it in the click handler, because it first opens the
 * provider's window. The view then shows ConnectingSocial, which displays
 * `getLoginStore(kit).social`. The clicked page may unmount, so do not abort the call then. On
 * success, the modal continues as after `connect`. If the window was closed or the result is
 * untrusted, the modal goes back.
 *
 * If the browser blocks the window, the promise stays pending with phase `blocked` until
 * `reopenSocialWindow` (S-76). Inside Telegram, this tab navigates to the provider, and the login
 * completes after the return.
 *
 * @throws {PopupClosedError} The user closed the window.
 * @throws {UntrustedOriginError} A page of another origin sent a result. A toast shows this too.
 * @throws {SocialLoginError} The login did not start, the provider rejected it, or the account
 * failed. The phase is `error`.
 * @throws {AuthConnectorMissingError} Logins are not configured, or another page embeds this one.
 * @throws {ModalClosedError} The user closed the modal before the end.
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
