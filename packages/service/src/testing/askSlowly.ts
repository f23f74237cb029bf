import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

/**
 * Asks a server by a request whose headers never end, and waits for what it does about that. It listens on a free
 * port with the limit of a millisecond in place of its own.
 *
 * @returns What came back until the server hung up.
 */
export async function askSlowly(app: FastifyInstance): Promise<string> {
  app.server.headersTimeout = 1
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx-one: ')
  return text(socket)
}
