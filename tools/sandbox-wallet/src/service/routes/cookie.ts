import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Name of the cookie with the wallet's id. Each browser profile has one per host. */
const cookieName = 'sandbox-wallet'

const isInstanceId = (value: string) => /^[\w-]{8,64}$/.test(value)

/** Returns the wallet id in a request's cookie; `undefined` without the cookie. */
export function readInstanceId(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const [, value] = pairs.find(([name]) => name === cookieName) ?? []
  return value !== undefined && isInstanceId(value) ? value : undefined
}

export function setInstanceId(reply: FastifyReply, id: string, path: string): void {
  reply.header('set-cookie', `${cookieName}=${id}; Path=${path}; HttpOnly; SameSite=Strict`)
}

/**
 * Returns the wallet id in a request's cookie. For a browser without the cookie, creates a wallet
 * and sets the cookie.
 */
export function requireInstanceId(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): string {
  const known = readInstanceId(request)
  if (known) return known
  const id = randomUUID()
  setInstanceId(reply, id, path)
  return id
}
