import type { Choice, PageEvent, PageState, RpcAnswer, RpcCall, ViewAnswer } from '../wire/wire.ts'
import { ProviderError } from './ProviderError.ts'

const BASE = '/__sandbox/wallet'
const RECONNECT_MS = 1_000

export type Link = {
  /** Id of this page, by which the wallet's service knows the page until it unloads. */
  readonly tab: string
  readonly call: (call: Omit<RpcCall, 'tab'>) => Promise<RpcAnswer>
  readonly setPersonas: (personas: string) => Promise<PageState>
  /** Reads the wallet state that this page may see, if the script has started without it. */
  readonly getState: () => Promise<PageState>
  readonly getView: (id: string) => Promise<ViewAnswer>
  readonly answer: (id: string, choice: Choice) => Promise<unknown>
  /**
   * Opens the page's event stream, at most once. A page that never uses the wallet does not open
   * it.
   */
  readonly listen: (onEvent: (event: PageEvent) => void) => void
}

async function post<body>(path: string, content: unknown): Promise<body> {
  let response: Response
  try {
    response = await fetch(`${BASE}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    })
  } catch {
    throw new ProviderError({ code: 4900, message: 'The wallet cannot be reached.' })
  }
  if (!response.ok)
    throw new ProviderError({ code: 4900, message: `The wallet answered ${response.status}.` })
  return response.json()
}

/**
 * Creates the page's HTTP connection to the wallet's service, through the sandbox's gateway. `twin`
 * selects the page's second wallet.
 */
export function createLink(twin: boolean): Link {
  const tab = crypto.randomUUID()
  let stream: EventSource | undefined

  const open = (onEvent: (event: PageEvent) => void) => {
    const url = `${BASE}/events?tab=${tab}${twin ? '&twin=1' : ''}`
    const source = new EventSource(url)
    stream = source
    const receive = (event: MessageEvent<string>) => onEvent(JSON.parse(event.data))
    for (const type of ['state', 'settled', 'dropped']) source.addEventListener(type, receive)
    // The browser does not reconnect an event stream after another response, such as the gateway's
    // 502.
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(() => open(onEvent), RECONNECT_MS)
    })
  }

  return {
    tab,
    call: (call) => post('rpc', { ...call, tab, twin }),
    setPersonas: (personas) => post('personas', { personas }),
    getState: () => post('state', {}),
    getView: (id) => post('request', { id, tab }),
    answer: (id, choice) => post('answer', { id, tab, ...choice }),
    listen: (onEvent) => {
      if (!stream) open(onEvent)
    },
  }
}
