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

/**
 * Converts the secure frame's answer to an error about the wait between two emails. The countdown
 * shows the server's wait, because the server's clock decides (S-41).
 */
function toCooldown(kit: Kit, error: BaseError): EmailCooldownError | undefined {
  const seconds = Number(cooldownPattern.exec(error.message)?.[1])
  if (!(seconds > 0)) return undefined
  getLogin(kit).store.setState({ emailWaitUntil: kit.ports.elapsed() + seconds * 1_000 })
  return new EmailCooldownError({ seconds, cause: error })
}

/**
 * Converts an error answer of the secure frame to a typed error of the kit. Returns other errors
 * unchanged.
 */
function toNamed(kit: Kit, error: unknown): unknown {
  // Compares the error's name, because its class is in a lazy-loaded chunk.
  if (!(error instanceof BaseError) || error.name !== 'FrameAnswerError') return error
  if (error.code === 'connection_rejected') {
    return new ConnectionRejectedError({ connectorId: authConnectorId, cause: error })
  }
  if (recoveryPattern.test(error.message)) return new RecoveryRequiredError({ cause: error })
  return toCooldown(kit, error) ?? new FrameRefusedError({ cause: error, message: error.message })
}

/**
 * Sends a request to the secure frame, which is loaded first if necessary. If the signal aborts,
 * rejects immediately.
 *
 * @throws {FrameRefusedError} The frame rejected the request. `message` is the frame's own message
 * (K-AUTH-19).
 * @throws {EmailCooldownError} The previous email is too recent.
 * @throws {RecoveryRequiredError} The user has to recover the wallet on this device first.
 * @throws {ConnectionRejectedError} The user rejected the request in the frame.
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

/** Runs an RPC call in the secure frame and converts its errors like `ask`. */
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
