import type { Kit } from '../../kit/Kit.ts'
import { runSubmit } from '../../state/runSubmit.ts'
import { loadLogin } from '../load.ts'

/**
 * Starts a login with Farcaster and waits for at most five minutes. Meanwhile,
 * `getLoginStore(kit).farcaster` has the link to show. On success, the modal continues as after
 * `connect`.
 *
 * @throws {FarcasterLoginError} The login did not start, or was rejected.
 * @throws {AuthConnectorMissingError} Logins are not configured, or another page embeds this one.
 * @throws {ModalClosedError} The user closed the modal before the end.
 * @throws {AttemptSupersededError} A newer attempt began.
 */
export async function connectFarcaster(
  kit: Kit,
  parameters: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  return runSubmit(kit, { kind: 'login', signal: parameters.signal }, async (attempt) => {
    const { startFarcaster } = await loadLogin()
    await startFarcaster(kit, attempt)
  })
}
