import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type ForwardOptions, toForwardedHeaders } from './forward.ts'
import { spoilMessages } from './spoilMessages.ts'

const toHead = (answer: IncomingMessage) => {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`]
  for (let index = 0; index < answer.rawHeaders.length; index += 2)
    lines.push(`${answer.rawHeaders[index]}: ${answer.rawHeaders[index + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

/**
 * Forwards a WebSocket from the gateway to its service. After the handshake, data passes in both
 * directions.
 */
export function forwardUpgrade(
  request: IncomingMessage,
  socket: Socket,
  options: ForwardOptions & { readonly head: Buffer },
): void {
  const passed = httpRequest({
    host: '127.0.0.1',
    port: options.route.target.port,
    method: request.method,
    path: request.url,
    headers: {
      ...toForwardedHeaders(request, options),
      connection: 'Upgrade',
      upgrade: request.headers.upgrade,
    },
  })
  socket.on('error', () => passed.destroy())
  passed.on('error', () => socket.destroy())
  passed.on('upgrade', (answer, other, rest) => {
    socket.write(toHead(answer))
    const { faults, route } = options
    const reset = () => socket.resetAndDestroy()
    const open = () => spoilMessages({ faults, faultsOf: route.faultsOf, reset })
    const [toPage, toService] = [open(), open()]
    if (rest.length > 0) toPage.write(rest)
    if (options.head.length > 0) toService.write(options.head)
    const end = () => {
      for (const stream of [socket, other, toPage, toService]) stream.destroy()
    }
    other.on('error', end)
    // After a clean close, data may still be in flight.
    other.on('close', () => other.readableEnded || end())
    socket.on('close', end)
    other.pipe(toPage).pipe(socket)
    socket.pipe(toService).pipe(other)
  })
  // The service has not accepted the upgrade, so its response is forwarded unchanged.
  passed.on('response', (answer) => {
    socket.write(toHead(answer))
    answer.pipe(socket)
  })
  passed.end()
}
