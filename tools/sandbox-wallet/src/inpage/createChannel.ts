import type { Outcome, PageEvent, PageState, RpcAnswer } from '../wire/wire.ts'
import type { Link } from './createLink.ts'
import type { PanelQueue } from './createPanelQueue.ts'
import { needsApproval } from './needsApproval.ts'
import { openWindow } from './openWindow.ts'
import { ProviderError } from './ProviderError.ts'

export type RequestArguments = {
  readonly method: string
  readonly params?: unknown
  /** CAIP-2 id of the network that a request concerns, if its namespace has several networks. */
  readonly caipNetworkId?: string | undefined
}

/**
 * An event that the wallet sends to the page. The event stream opens when the page first uses the
 * wallet.
 */
export type ChannelEvent =
  | { readonly type: 'state'; readonly before: PageState; readonly after: PageState }
  | { readonly type: 'dropped' }

/** The page's connection to the sandbox wallet, which all of its providers in the page share. */
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
  /**
   * Resolves once the wallet behaviours in the page's URL have been applied, with the changed state
   * if any.
   */
  readonly ready: Promise<PageState | undefined>
}

type Deferred = {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Creates the store of pending wallet requests: their promises by request id. */
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

/**
 * Creates the page's connection to the sandbox wallet. Keys and decisions stay in the wallet's
 * service.
 */
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
  // The wallet behaviours in the page's URL must be applied before the first request.
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
      // The window must open in the same task as the call, while the click still allows pop-ups.
      const asks = needsApproval(state, args.method, args.params)
      const surface = asks ? openWindow(walletOrigin, id) : 'panel'
      const result = waiting.add(id)
      void send(id, args, surface === 'window' ? 'window' : 'panel')
      return result
    },
  }
}

/** Ignores the error of a promise whose callers handle the error elsewhere. */
function noop(): void {}
