import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/**
 * Starts an HTTP server on a free port of this machine. Returns its URL and a function that stops
 * it.
 */
export async function listenLocally(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
