import type { WebSocket } from 'ws'
import { answer } from './answer.ts'
import type { Connection } from './Connection.ts'
import { createDeliveries } from './createDeliveries.ts'
import { limits, pingIntervalMs } from './limits.ts'
import type { RelayContext } from './RelayContext.ts'
import { RelayRpcError } from './RelayRpcError.ts'
import { type Frame, parseFrame } from './wire/parseFrame.ts'
import { toDelivery, toError, toResult } from './wire/toFrame.ts'

/**
 * Pings a client of the relay regularly, and closes its socket when it stops answering. Returns a
 * function that ends the pings.
 */
function keepAlive(socket: WebSocket): () => void {
  let alive = true
  socket.on('pong', () => {
    alive = true
  })
  const timer = setInterval(() => {
    if (alive) socket.ping()
    else socket.terminate()
    alive = false
  }, pingIntervalMs)
  return () => clearInterval(timer)
}

/** Serves a client that the relay has admitted, until its socket closes. */
export function createConnection(
  socket: WebSocket,
  options: { readonly clientId: string; readonly context: RelayContext },
): Connection {
  const { clientId, context } = options
  let garbage = 0

  const send = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > limits.bufferedBytes) socket.terminate()
    else socket.send(text)
  }
  const deliverWaiting = () => {
    for (const topic of connection.topics)
      for (const message of context.mailbox.list(topic))
        if (message.publisher !== clientId) deliveries.deliver(message)
  }
  const deliveries = createDeliveries({
    context,
    send: (id, message) => send(toDelivery(id, message)),
    onRoom: deliverWaiting,
  })
  const connection: Connection = {
    clientId,
    topics: new Set(),
    deliver: deliveries.deliver,
    close: (code, reason) => socket.close(code, reason),
  }

  function answerRequest(frame: Extract<Frame, { kind: 'request' }>): void {
    try {
      const { result, afterwards } = answer(frame, { connection, context })
      send(toResult(frame.id, result))
      afterwards?.()
    } catch (error) {
      if (!(error instanceof RelayRpcError)) throw error
      send(toError(frame.id, { code: error.rpcCode, message: error.message }))
    }
  }
  function refuse({ id }: { readonly id?: string }): void {
    garbage += 1
    if (garbage > limits.garbage) socket.close(1008, 'Too many frames that are no requests')
    else if (id) send(toError(id, { code: -32600, message: 'Neither request nor response' }))
  }

  const stopPings = keepAlive(socket)
  // After this event, `ws` closes the socket itself because of an oversized or malformed frame.
  socket.on('error', () => undefined)
  socket.on('message', (data, isBinary) => {
    const frame = parseFrame(isBinary ? '' : String(data))
    if (frame.kind === 'request') answerRequest(frame)
    else if (frame.kind === 'garbage') refuse(frame)
    else if (frame.ok) deliveries.acknowledge(frame.id)
  })
  socket.on('close', () => {
    stopPings()
    deliveries.stop()
    context.connections.delete(connection)
  })
  context.connections.add(connection)
  return connection
}
