import { once } from 'node:events'
import { WebSocket } from 'ws'
import { createTestToken, type TestTokenOptions } from './createTestToken.ts'
import { testProjectId } from './startTestRelay.ts'

export type RawClientOptions = Partial<TestTokenOptions> & {
  readonly projectId?: string
  readonly origin?: string
  readonly token?: string
  /** Whether the client acknowledges deliveries; true by default. */
  readonly acknowledges?: boolean
}

/**
 * Opens a plain WebSocket to a relay in a test, without a WalletConnect client. `next` returns the
 * relay's next frame.
 */
export function openRawClient(url: string, options: RawClientOptions = {}) {
  const { projectId = testProjectId, origin, acknowledges = true, token } = options
  const auth = token ?? createTestToken({ aud: url, ...options })
  const query = new URLSearchParams({ auth, projectId, ua: 'test', useOnCloseEvent: 'true' })
  const socket = new WebSocket(`${url}/?${query}`, origin === undefined ? {} : { origin })
  const frames: string[] = []
  const waiting: ((frame: string) => void)[] = []
  socket.on('message', (data) => {
    const frame = String(data)
    const delivery = /^\{"id":(\d+),.*"irn_subscription"/.exec(frame)
    if (delivery && acknowledges) socket.send(`{"id":${delivery[1]},"jsonrpc":"2.0","result":true}`)
    const resolve = waiting.shift()
    if (resolve) resolve(frame)
    else frames.push(frame)
  })
  const next = () =>
    new Promise<string>((resolve) => {
      const frame = frames.shift()
      if (frame === undefined) waiting.push(resolve)
      else resolve(frame)
    })
  const send = (text: string | Uint8Array) => socket.send(text)
  return {
    socket,
    opened: once(socket, 'open'),
    closed: new Promise<string>((resolve) => {
      socket.once('close', (code, reason) => resolve(`${code} ${reason}`))
    }),
    next,
    send,
    ask: (id: string, method: string, params: unknown) => {
      send(`{"id":${id},"jsonrpc":"2.0","method":"${method}","params":${JSON.stringify(params)}}`)
      return next()
    },
  }
}
