import { randomUUID } from 'node:crypto'
import { ProviderError } from '../inpage/ProviderError.ts'
import type { Outcome, PageEvent, RpcAnswer, Surface } from '../wire/wire.ts'

type RequestOptions = { readonly surface?: Surface; readonly id?: string }

/**
 * A simulated page that uses the wallet's service: with a cookie, a tab id, requests and an event
 * stream.
 */
export type TestPage = {
  readonly tab: string
  readonly instance: string
  /**
   * Sends a wallet request. Returns the immediate answer of the wallet's service, which may only
   * name a later outcome.
   */
  readonly call: (method: string, params?: unknown, options?: RequestOptions) => Promise<RpcAnswer>
  /** Sends a wallet request and waits for its result, as the provider does. */
  readonly request: (method: string, params?: unknown, options?: RequestOptions) => Promise<unknown>
  /** All events that the simulated page has received from the wallet's service. */
  readonly events: readonly PageEvent[]
  /** Waits for an event that matches. Returns immediately if the page has already received one. */
  readonly waitFor: <event extends PageEvent>(
    fits: (event: PageEvent) => event is event,
  ) => Promise<event>
  /** Calls a listener for each later event that the simulated page receives. */
  readonly listen: (listener: (event: PageEvent) => void) => void
  /** Closes the simulated page, which ends its event stream. */
  readonly leave: () => void
}

export const isDropped = (event: PageEvent): event is Extract<PageEvent, { type: 'dropped' }> =>
  event.type === 'dropped'

export const isSettled =
  (id: string) =>
  (event: PageEvent): event is Extract<PageEvent, { type: 'settled' }> =>
    event.type === 'settled' && event.id === id

export const hasState =
  (fits: (state: Extract<PageEvent, { type: 'state' }>['state']) => boolean) =>
  (event: PageEvent): event is Extract<PageEvent, { type: 'state' }> =>
    event.type === 'state' && fits(event.state)

/** Yields the parsed events of a server-sent event stream until the stream ends. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '))
      if (data) yield JSON.parse(data.slice('data: '.length))
    }
  }
}

const toResult = (outcome: Outcome): unknown => {
  if ('error' in outcome) throw new ProviderError(outcome.error)
  return outcome.result
}

function createEventLog() {
  const events: PageEvent[] = []
  const listeners = new Set<(event: PageEvent) => void>()
  return {
    events,
    add: (event: PageEvent) => {
      events.push(event)
      for (const listener of listeners) listener(event)
    },
    listen: (listener: (event: PageEvent) => void) => {
      listeners.add(listener)
    },
    waitFor: <event extends PageEvent>(fits: (event: PageEvent) => event is event) => {
      const known = events.find(fits)
      if (known) return Promise.resolve(known)
      return new Promise<event>((resolve) => {
        const listener = (event: PageEvent) => {
          if (!fits(event)) return
          listeners.delete(listener)
          resolve(event)
        }
        listeners.add(listener)
      })
    },
  }
}

/** Opens a simulated page in the browser that has this wallet. */
export async function openPage(
  service: { readonly url: string; readonly appOrigin: string },
  instance: string = randomUUID(),
): Promise<TestPage> {
  const tab = randomUUID()
  const log = createEventLog()
  const away = new AbortController()
  const headers = {
    cookie: `sandbox-wallet=${instance}`,
    origin: service.appOrigin,
    'content-type': 'application/json',
  }
  const stream = await fetch(`${service.url}/__sandbox/wallet/events?tab=${tab}`, {
    headers,
    signal: away.signal,
  })
  const read = async () => {
    if (!stream.body) return
    for await (const event of readEvents(stream.body)) log.add(event as PageEvent)
  }
  read().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error
  })

  const call: TestPage['call'] = async (method, params, options = {}) => {
    const { surface = 'panel', id = randomUUID() } = options
    const response = await fetch(`${service.url}/__sandbox/wallet/rpc`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id, tab, method, params, surface }),
    })
    return (await response.json()) as RpcAnswer
  }
  return {
    tab,
    instance,
    call,
    events: log.events,
    waitFor: log.waitFor,
    listen: log.listen,
    request: async (method, params, options) => {
      const answer = await call(method, params, options)
      if (!('pending' in answer)) return toResult(answer)
      return toResult((await log.waitFor(isSettled(answer.pending))).outcome)
    },
    leave: () => away.abort(),
  }
}
