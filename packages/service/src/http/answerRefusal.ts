import type { ErrorEnvelope } from '@latchkey/core/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeError, type Log } from '../log/createLog.ts'
import type { RefusalError } from './RefusalError.ts'
import { toRefusal } from './toRefusal.ts'

/** Body of an error answer: a text of the catalogue, the reference that finds the log line, and facts for the user (S-103). */
export function toEnvelope(refusal: RefusalError, ref: string): ErrorEnvelope {
  const { code, shortMessage: message, details } = refusal
  return { error: { code, message, ref }, ...(details && { details }) }
}

/** Ends a request with an error answer and logs why. */
export function answerRefusal(
  log: Log,
  { error, request, reply }: { error: unknown; request: FastifyRequest; reply: FastifyReply },
) {
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
