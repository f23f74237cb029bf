import type { Sandbox } from '../sandbox/Sandbox.ts'
import { ControlError } from './ControlError.ts'

const DEADLINE_MS = 60_000

/**
 * Forwards a command to the control routes of the sandbox wallet.
 *
 * @throws {ControlError} 502 if the wallet is not running.
 */
export async function forwardToWallet(
  { wallet }: Pick<Sandbox, 'wallet'>,
  path: string,
  body: unknown,
): Promise<{ readonly status: number; readonly body: unknown }> {
  try {
    const response = await fetch(new URL(`/control/${path}`, wallet.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-control-secret': wallet.secret },
      body: JSON.stringify(body ?? {}),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    return { status: response.status, body: JSON.parse((await response.text()) || '{}') }
  } catch {
    throw new ControlError(502, 'The sandbox wallet does not answer.')
  }
}
