import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

/**
 * Sends a request whose headers never end, and waits until the server closes the connection. The
 * server listens on a free port with a header timeout of one millisecond.
 *
 * @returns The bytes that the server sent before.
 */
export async function askSlowly(app: FastifyInstance): Promise<string> {
  app.server.headersTimeout = 1
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx-one: ')
  return text(socket)
}
