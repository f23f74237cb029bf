import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

const head = 'host: 127.0.0.1\r\n'

/** Starts of requests that never end, by the part that does not. */
const starts = {
  headers: `GET /healthz HTTP/1.1\r\n${head}x-one: `,
  body: `POST /healthz HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
} as const

/**
 * Sends a request whose headers or body never end, and waits until the server closes the
 * connection. The server listens on a free port with a timeout of one millisecond for this part.
 *
 * @returns The bytes that the server sent before.
 */
export async function askSlowly(
  app: FastifyInstance,
  part: keyof typeof starts = 'headers',
): Promise<string> {
  if (part === 'headers') app.server.headersTimeout = 1
  else app.server.requestTimeout = 1
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(starts[part])
  return text(socket)
}
