import type { FakeWindow } from './createWindowPair.ts'

type Message = { readonly id?: unknown; readonly type?: unknown; readonly payload?: unknown }
export type ForeignHost = {
  /** Sends a request. Resolves with the complete message that answers the request. */
  readonly send: (name: string, payload?: unknown) => Promise<Message>
  /** Types of all messages that the host has received from the frame. */
  readonly heard: readonly string[]
}

const isMessage = (data: unknown): data is Message => typeof data === 'object' && data !== null

/**
 * Creates a host like that of the public format: posts to any origin, uses short ids, checks no
 * source of answers.
 */
export function createForeignHost(host: FakeWindow, frame: FakeWindow): ForeignHost {
  const heard: string[] = []
  const waiting = new Map<unknown, (message: Message) => void>()
  let count = 46_656
  host.listen((event) => {
    const data: unknown = event instanceof MessageEvent ? event.data : undefined
    if (!isMessage(data) || typeof data.type !== 'string') return
    heard.push(data.type)
    waiting.get(data.id)?.(data)
  })
  return {
    heard,
    send: (name, payload) =>
      new Promise((resolve) => {
        count += 1
        const id = count.toString(36)
        waiting.set(id, resolve)
        frame.target.postMessage({ id, type: `@w3m-app/${name}`, payload }, '*')
      }),
  }
}
