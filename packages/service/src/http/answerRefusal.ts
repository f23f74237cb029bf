import type { ErrorEnvelope } from '@latchkey/core/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeError, type Log } from '../log/createLog.ts'
import type { RefusalError } from './RefusalError.ts'
import { toRefusal } from './toRefusal.ts'

/**
 * Returns the body of an error answer: the catalogue's text, the reference of the log line, and
 * details for the user (S-103).
 */
export function toEnvelope(refusal: RefusalError, ref: string): ErrorEnvelope {
  const { code, shortMessage: message, details } = refusal
  return { error: { code, message, ref }, ...(details && { details }) }
}

/** A request that failed with an error, and its response. */
export type Failure = {
  readonly error: unknown
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Ends a request with an error answer and logs the reason. */
export function answerRefusal(log: Log, { error, request, reply }: Failure) {
  const refusal = toRefusal(error)
  const fields = { ref: request.id, code: refusal.code, hint: refusal.hint }
  if (refusal.status >= 500) {
    log.error('request_failed', { ...fields, ...describeError(refusal.cause ?? refusal) })
  } else {
    log.info('request_refused', fields)
  }
  if (refusal.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(refusal.retryAfterSeconds))
  }
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(toEnvelope(refusal, request.id))
}
