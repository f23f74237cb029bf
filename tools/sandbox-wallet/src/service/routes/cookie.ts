import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Cookie with the wallet's id, one per browser profile and host. */
const cookieName = 'sandbox-wallet'

const isInstanceId = (value: string) => /^[\w-]{8,64}$/.test(value)

/** Returns the id of this browser's wallet on this host, if the cookie exists. */
export function readInstanceId(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const [, value] = pairs.find(([name]) => name === cookieName) ?? []
  return value !== undefined && isInstanceId(value) ? value : undefined
}

export function setInstanceId(reply: FastifyReply, id: string, path: string): void {
  reply.header('set-cookie', `${cookieName}=${id}; Path=${path}; HttpOnly; SameSite=Strict`)
}

/** Returns the id of this browser's wallet. Creates a wallet for a browser without a cookie. */
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
