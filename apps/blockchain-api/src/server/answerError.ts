import { describeError, type Failure, type Log, toRefusal } from '@latchkey/service'
import type { FastifyReply } from 'fastify'
import { ApiError, ShapeError } from '../errors/ApiError.ts'

/**
 * Answers a failed request as the public API specifies: an API error as JSON, any other error in
 * plain text (wire-blockchain-api §1.3).
 */
export function answerError(log: Log, { error, request, reply }: Failure) {
  if (error instanceof ApiError) return sendEnvelope(error, reply)
  reply.type('text/plain; charset=utf-8')
  if (error instanceof ShapeError) return reply.code(error.status).send(error.message)
  const { code, status, shortMessage, retryAfterSeconds } = toRefusal(error)
  if (code === 'rate_limited')
    return sendEnvelope(toLimitError(retryAfterSeconds), reply.removeHeader('content-type'))
  if (isSyntaxError(error))
    return reply.code(status).send('Failed to parse the request body as JSON')
  if (code !== 'internal') return reply.code(status).send(shortMessage)
  log.error('request_failed', { ref: request.id, ...describeError(error) })
  return reply.code(status).send('Internal server error')
}

/** Returns whether the web framework could not parse the body of the request. */
const isSyntaxError = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 400

const toLimitError = (retryAfterSeconds = 60) =>
  new ApiError({
    status: 429,
    field: 'rate_limited',
    description: 'Requests per minute limit',
    retryAfterSeconds,
  })

function sendEnvelope(
  { status, field, message, retryAfterSeconds }: ApiError,
  reply: FastifyReply,
) {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply.code(status).send({ status: 'FAILED', reasons: [{ field, description: message }] })
}
