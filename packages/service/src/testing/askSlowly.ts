import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

/**
 * Sends a request with endless headers, and waits for the server's reaction. The server listens on
 * a free port with a header timeout of one millisecond.
 *
 * @returns The received bytes until the server closed the connection.
 */
export async function askSlowly(app: FastifyInstance): Promise<string> {
  app.server.headersTimeout = 1
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx-one: ')
  return text(socket)
}
