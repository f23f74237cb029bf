import type { PayloadInputOf, RequestName, SuccessOf } from '@latchkey/bridge'
import { BaseError, ConnectionRejectedError } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import { authConnectorId } from '../../kit/walletConnectId.ts'
import { EmailCooldownError } from '../email/EmailCooldownError.ts'
import { FrameRefusedError, RecoveryRequiredError } from '../errors.ts'
import { getLogin } from '../getLogin.ts'
import { loadFrame } from './loadFrame.ts'
import { logged } from './logged.ts'

const cooldownPattern = /try again after (\d{1,6}) seconds?/i
const recoveryPattern = /^recovery[ _]required/i

/** The server's own clock has refused: what it answered is what is shown (S-41). */
function toCooldown(kit: Kit, error: BaseError): EmailCooldownError | undefined {
  const seconds = Number(cooldownPattern.exec(error.message)?.[1])
  if (!(seconds > 0)) return undefined
  getLogin(kit).store.setState({ emailWaitUntil: kit.ports.elapsed() + seconds * 1_000 })
  return new EmailCooldownError({ seconds, cause: error })
}

/** Names what the frame has answered. Errors that say what happened by themselves pass. */
function toNamed(kit: Kit, error: unknown): unknown {
  // By its name: the class is in a chunk that this one only fetches.
  if (!(error instanceof BaseError) || error.name !== 'FrameAnswerError') return error
  if (error.code === 'connection_rejected') {
    return new ConnectionRejectedError({ connectorId: authConnectorId, cause: error })
  }
  if (recoveryPattern.test(error.message)) return new RecoveryRequiredError({ cause: error })
  return toCooldown(kit, error) ?? new FrameRefusedError({ cause: error, message: error.message })
}

/**
 * Asks the frame, which is loaded first. Ends at once when aborted.
 *
 * @throws {FrameRefusedError} The frame's own words are in `message` (K-AUTH-19).
 * @throws {EmailCooldownError} An e-mail went out too short a time ago.
 * @throws {RecoveryRequiredError} The wallet has to be recovered on this device first.
 * @throws {ConnectionRejectedError} The person refused in the frame.
 */
export async function ask<name extends RequestName>(
  kit: Kit,
  request: { readonly name: name; readonly payload: PayloadInputOf<name> },
  signal: AbortSignal | undefined,
): Promise<SuccessOf<name>> {
  try {
    const frame = await raceAbort(loadFrame(kit), signal)
    return await logged(kit, request.name, () =>
      raceAbort(frame.request(request.name, request.payload, { signal }), signal),
    )
  } catch (error) {
    signal?.throwIfAborted()
    throw toNamed(kit, error)
  }
}

/** Runs a call of the frame's RPC and names its errors like `ask`. */
export async function askRpc<result>(
  kit: Kit,
  run: () => Promise<result>,
  signal: AbortSignal | undefined,
): Promise<result> {
  try {
    return await raceAbort(run(), signal)
  } catch (error) {
    signal?.throwIfAborted()
    throw toNamed(kit, error)
  }
}
