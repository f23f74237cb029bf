import type { Outcome, PageEvent, PageState, RpcAnswer } from '../wire/wire.ts'
import type { Link } from './createLink.ts'
import type { PanelQueue } from './createPanelQueue.ts'
import { needsApproval } from './needsApproval.ts'
import { openWindow } from './openWindow.ts'
import { ProviderError } from './ProviderError.ts'

export type RequestArguments = {
  readonly method: string
  readonly params?: unknown
  /** CAIP-2, where a request is about one network of several. */
  readonly caipNetworkId?: string | undefined
}

/** What a channel tells its providers. The first state comes once the wallet is used. */
export type ChannelEvent =
  | { readonly type: 'state'; readonly before: PageState; readonly after: PageState }
  | { readonly type: 'dropped' }

/** One wallet as the page's providers share it: requests out, state and events in. */
export type Channel = {
  readonly request: (args: RequestArguments) => Promise<unknown>
  readonly getState: () => PageState
  readonly watch: (listener: (event: ChannelEvent) => void) => () => void
}

export type ChannelParameters = {
  readonly link: Link
  readonly panels: PanelQueue
  readonly walletOrigin: string
  readonly state: PageState
  /** Resolves when the wallet has the persona of the page's address. */
  readonly ready: Promise<PageState | undefined>
}

type Deferred = {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Remembers who waits for which answer. */
function createWaiting() {
  const waiting = new Map<string, Deferred>()
  return {
    add: (id: string) =>
      new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject })),
    settle: (id: string, outcome: Outcome) => {
      const deferred = waiting.get(id)
      waiting.delete(id)
      if ('error' in outcome) deferred?.reject(new ProviderError(outcome.error))
      else deferred?.resolve(outcome.result)
    },
    fail: (id: string, error: unknown) => {
      waiting.get(id)?.reject(error)
      waiting.delete(id)
    },
  }
}

/** Makes the page's end of the wallet. Keys and decisions are in the service, never here. */
export function createChannel(parameters: ChannelParameters): Channel {
  const { link, panels, walletOrigin, ready } = parameters
  const waiting = createWaiting()
  const listeners = new Set<(event: ChannelEvent) => void>()
  let { state } = parameters

  const tell = (event: ChannelEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const receive = (event: PageEvent) => {
    if (event.type === 'state') {
      const before = state
      state = event.state
      tell({ type: 'state', before, after: state })
    } else if (event.type === 'settled') {
      panels.remove(event.id)
      waiting.settle(event.id, event.outcome)
    } else tell({ type: 'dropped' })
  }
  // The persona in the address changes the wallet before the page has asked it anything.
  ready.then((changed) => {
    if (changed) state = changed
  }, noop)

  const accept = (id: string, answer: RpcAnswer) => {
    if (!('pending' in answer)) waiting.settle(id, answer)
    else if (answer.surface === 'panel') panels.add(id)
  }
  const send = async (id: string, args: RequestArguments, surface: 'window' | 'panel') => {
    try {
      await ready
      link.listen(receive)
      accept(id, await link.call({ ...args, params: args.params, id, surface }))
    } catch (error) {
      waiting.fail(id, error)
    }
  }

  return {
    getState: () => state,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    request: async (args) => {
      const id = crypto.randomUUID()
      // In the task of the call, while the click that led here still counts.
      const asks = needsApproval(state, args.method, args.params)
      const surface = asks ? openWindow(walletOrigin, id) : 'panel'
      const result = waiting.add(id)
      void send(id, args, surface === 'window' ? 'window' : 'panel')
      return result
    },
  }
}

/** Every request meets the same failure again and reports it. */
function noop(): void {}
