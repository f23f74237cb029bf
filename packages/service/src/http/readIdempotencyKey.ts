import type { FastifyRequest } from 'fastify'
import { RefusalError } from './RefusalError.ts'

const form = /^[\w-]{16,64}$/

/**
 * Reads the idempotency key of a call that creates a resource (S-94).
 *
 * @throws {RefusalError} `invalid_request`: the key is missing, or is not 16 to 64 letters, digits,
 *   `_` and `-`.
 */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || !form.test(key)) throw new RefusalError('invalid_request')
  return key
}
