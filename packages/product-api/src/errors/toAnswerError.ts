import { type BaseError, isTransportFailure } from '@latchkey/core'
import type { HttpError } from '@latchkey/core/http'
import {
  NotSignedInError,
  RequestRefusedError,
  ServiceUnavailableError,
  SignInRefusedError,
} from './answerErrors.ts'
import { ErrorEnvelope } from './ErrorEnvelope.ts'
import { type ErrorCode, isErrorCode } from './errorCatalogue.ts'

const signInCodes = new Set<ErrorCode>([
  'invalid_message',
  'invalid_signature',
  'nonce_used',
  'clock_skew',
])

/** Translates an answer outside 2xx, once, where it enters. An unknown code counts as what its status says. */
export function toAnswerError(error: HttpError): BaseError {
  const envelope = ErrorEnvelope.safeParse(error.body)
  const told = envelope.success ? envelope.data.error : undefined
  const options = { ref: told?.ref, status: error.status, cause: error }

  if (isTransportFailure(error)) {
    const code = toKnownCode(told?.code, error.status === 429 ? 'rate_limited' : 'unavailable')
    return new ServiceUnavailableError({ ...options, code, retryAfterMs: toRetryAfterMs(error) })
  }
  // A 401 or 404 that is not ours says nothing about the session: it comes from something in between.
  if (!told) {
    return new ServiceUnavailableError({ ...options, code: 'unavailable', retryAfterMs: undefined })
  }
  const code = toKnownCode(told.code, 'invalid_request')
  if (code === 'not_signed_in') return new NotSignedInError({ ...options, code })
  if (signInCodes.has(code)) return new SignInRefusedError({ ...options, code })
  return new RequestRefusedError({ ...options, code })
}

function toKnownCode(code: string | undefined, otherwise: ErrorCode): ErrorCode {
  return code !== undefined && isErrorCode(code) ? code : otherwise
}

function toRetryAfterMs(error: HttpError): number | undefined {
  const header = error.cause instanceof Response ? error.cause.headers.get('retry-after') : null
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined
}
