import type { FastifyRequest } from 'fastify'
import { RefusalError } from './RefusalError.ts'

const form = /^[\w-]{16,64}$/

/**
 * Reads the key that a caller gave a call which creates something (S-94).
 *
 * @throws {RefusalError} `invalid_request`: none, or not 16 to 64 letters, digits, `_` and `-`.
 */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || !form.test(key)) throw new RefusalError('invalid_request')
  return key
}
