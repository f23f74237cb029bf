import type { FakeDocument } from './createFakeFrame.ts'

type Answers = Readonly<Record<string, (payload: unknown) => unknown>>
type Message = { readonly id?: unknown; readonly type?: unknown; readonly payload?: unknown }

const isMessage = (data: unknown): data is Message => typeof data === 'object' && data !== null

/**
 * Creates a frame like that of the public format: READY without features, posts to any origin,
 * checks no source of messages, does not answer RPC_ABORT. Requests without a given answer stay
 * open.
 */
export function foreignFrame(answers: Answers): FakeDocument {
  return (window) => {
    const post = (message: unknown) => window.parent.postMessage(message, '*')
    const answer = (name: string, { id, payload }: Message) => {
      const run = answers[name]
      if (!run) return
      try {
        post({ id, type: `@w3m-frame/${name}_SUCCESS`, payload: run(payload) })
      } catch (error) {
        post({ id, type: `@w3m-frame/${name}_ERROR`, payload: { message: String(error) } })
      }
    }
    const onMessage = (event: Event) => {
      const data: unknown = event instanceof MessageEvent ? event.data : undefined
      if (!isMessage(data) || typeof data.type !== 'string') return
      if (data.type.includes('@w3m-app/')) answer(data.type.replace('@w3m-app/', ''), data)
    }
    window.addEventListener('message', onMessage)
    post({ type: '@w3m-frame/READY', payload: { version: '1.0.0' } })
    return { close: () => window.removeEventListener('message', onMessage) }
  }
}
