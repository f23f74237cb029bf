import type { Outcome, PageEvent, PageState, RpcAnswer } from '../wire.ts'
import type { Link } from './createLink.ts'
import type { PanelQueue } from './createPanelQueue.ts'
import { needsApproval } from './needsApproval.ts'
import { openWindow } from './openWindow.ts'
import { ProviderError } from './ProviderError.ts'

type RequestArguments = { readonly method: string; readonly params?: unknown }
type Deferred = {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}
type Listener = (value: unknown) => void

/** EIP-1193. */
export type Provider = {
  readonly isSandboxWallet: true
  readonly request: (args: RequestArguments) => Promise<unknown>
  readonly on: (event: string, listener: Listener) => Provider
  readonly removeListener: (event: string, listener: Listener) => Provider
}

export type ProviderParameters = {
  readonly link: Link
  readonly panels: PanelQueue
  readonly walletOrigin: string
  readonly state: PageState
  /** Resolves when the wallet has the persona of the page's address. */
  readonly ready: Promise<PageState | undefined>
}

const toHex = (chainId: number) => `0x${chainId.toString(16)}`
const isSameList = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

function createEmitter() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    add: (event: string, listener: Listener) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    remove: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
    emit: (event: string, value: unknown) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
    },
  }
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

function requireMethod(args: RequestArguments | undefined): string {
  if (typeof args?.method === 'string' && args.method !== '') return args.method
  throw new ProviderError({ code: -32600, message: 'request needs { method, params }.' })
}

/** Makes the page's end of the wallet. Keys and decisions are in the service, never here. */
export function createProvider(parameters: ProviderParameters): Provider {
  const { link, panels, walletOrigin, ready } = parameters
  const emitter = createEmitter()
  const waiting = createWaiting()
  let { state } = parameters
  let announcedConnection = false

  const setState = (next: PageState) => {
    const before = state
    state = next
    if (next.chainId !== before.chainId) emitter.emit('chainChanged', toHex(next.chainId))
    if (!isSameList(next.accounts, before.accounts))
      emitter.emit('accountsChanged', [...next.accounts])
  }
  const receive = (event: PageEvent) => {
    if (event.type === 'state') {
      if (!announcedConnection) emitter.emit('connect', { chainId: toHex(event.state.chainId) })
      announcedConnection = true
      setState(event.state)
    } else if (event.type === 'settled') {
      panels.remove(event.id)
      waiting.settle(event.id, event.outcome)
    } else {
      const message = 'The wallet ended the connection.'
      emitter.emit('disconnect', new ProviderError({ code: 4900, message }))
    }
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
      const { method, params } = args
      accept(id, await link.call({ id, method, params, surface }))
    } catch (error) {
      waiting.fail(id, error)
    }
  }

  const provider: Provider = {
    isSandboxWallet: true,
    request: async (args) => {
      const method = requireMethod(args)
      const id = crypto.randomUUID()
      const asks = needsApproval(state, method, args.params)
      // In the task of the call, while the click that led here still counts.
      const surface = asks ? openWindow(walletOrigin, id) : 'panel'
      const result = waiting.add(id)
      void send(id, args, surface === 'window' ? 'window' : 'panel')
      return result
    },
    on: (event, listener) => {
      emitter.add(event, listener)
      return provider
    },
    removeListener: (event, listener) => {
      emitter.remove(event, listener)
      return provider
    },
  }
  return provider
}

/** Every request meets the same failure again and reports it. */
function noop(): void {}
