import type { Kit } from '../../kit/Kit.ts'
import { runSubmit } from '../../state/runSubmit.ts'
import { loadLogin } from '../load.ts'

/**
 * Logs in by Farcaster: `getLoginStore(kit).farcaster` has the link to show while this waits, five minutes at most. Then
 * the modal goes on by itself, as after `connect`.
 *
 * @throws {FarcasterLoginError} Not started, or refused.
 * @throws {AuthConnectorMissingError} Logins are off here.
 * @throws {ModalClosedError} The person left meanwhile.
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
