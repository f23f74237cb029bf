import type { FastifyReply } from 'fastify'
import type { PageEvent } from '../wire/wire.ts'

const HEARTBEAT_MS = 15_000

type StreamEvent = PageEvent | { readonly type: 'ended' } | { readonly type: 'changed' }

export type EventSink = { readonly send: (event: StreamEvent) => void }

/**
 * Sends a response as an event stream, until the client disconnects or the wallet's service closes.
 *
 * @param parameters.onClose - Called once, when the client has disconnected.
 */
export function sendEvents(
  reply: FastifyReply,
  parameters: { closing: AbortSignal; onClose: () => void },
): EventSink {
  const { raw } = reply
  reply.hijack()
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    ...(reply.getHeader('set-cookie')
      ? { 'set-cookie': String(reply.getHeader('set-cookie')) }
      : {}),
  })
  raw.write('retry: 500\n\n')
  const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS)
  const end = () => raw.end()
  parameters.closing.addEventListener('abort', end)
  raw.on('close', () => {
    clearInterval(heartbeat)
    parameters.closing.removeEventListener('abort', end)
    if (!parameters.closing.aborted) parameters.onClose()
  })
  return {
    send: (event) => {
      if (!raw.writableEnded) raw.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    },
  }
}
