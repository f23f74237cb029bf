import type { BaseError } from '../errors/BaseError.ts'
import { isTransportFailure } from '../errors/isTransportFailure.ts'
import type { HttpError } from '../http/HttpError.ts'
import {
  type AnswerErrorOptions,
  RequestRefusedError,
  ServiceUnavailableError,
} from './answerErrors.ts'
import { baseErrors, type ErrorCatalogue } from './baseErrors.ts'
import { ErrorEnvelope } from './ErrorEnvelope.ts'

export type AnswerErrors = {
  /** Errors that this API adds to `baseErrors`, which every server has. */
  readonly catalogue: ErrorCatalogue
  /**
   * Creates an error of the API's own class for a code. Returns `undefined` to use
   * `RequestRefusedError`.
   */
  readonly toRefusal?: (options: AnswerErrorOptions) => BaseError | undefined
}

/** Converts an error response to a typed error. For an unknown code, the HTTP status decides. */
export function toAnswerError(error: HttpError, errors: AnswerErrors): BaseError {
  const envelope = ErrorEnvelope.safeParse(error.body)
  const told = envelope.success ? envelope.data.error : undefined
  const catalogue: ErrorCatalogue = { ...baseErrors, ...errors.catalogue }
  const toOptions = (
    otherwise: keyof typeof baseErrors,
    known = told?.code,
  ): AnswerErrorOptions => {
    const entry = known !== undefined && Object.hasOwn(catalogue, known) && catalogue[known]
    return {
      code: entry && known ? known : otherwise,
      message: (entry || baseErrors[otherwise]).message,
      ref: told?.ref,
      status: error.status,
      details: envelope.data?.details,
      retryAfterMs: toRetryAfterMs(error),
      cause: error,
    }
  }
  if (isTransportFailure(error)) {
    return new ServiceUnavailableError(
      toOptions(error.status === 429 ? 'rate_limited' : 'unavailable'),
    )
  }
  // A 401 or 404 without an error envelope comes from a proxy, so it proves nothing about the
  // session.
  if (!told) return new ServiceUnavailableError(toOptions('unavailable'))
  const options = toOptions('invalid_request')
  return errors.toRefusal?.(options) ?? new RequestRefusedError(options)
}

function toRetryAfterMs(error: HttpError): number | undefined {
  const header = error.cause instanceof Response ? error.cause.headers.get('retry-after') : null
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined
}
