import type { EthereumChange } from './EthereumChange.ts'
import { type AskEthereum, imitateRequests, switching } from './imitateRequests.ts'

type Listener = (value: unknown) => void

/** The part of an EIP-1193 provider that personas change. */
export type EthereumProvider = {
  readonly request: AskEthereum
  readonly on: (event: string, listener: Listener) => unknown
  readonly removeListener: (event: string, listener: Listener) => unknown
}

/** Calls a function at a later time: a timer in pages, a step of the test in tests. */
export type Later = (run: () => void) => void

/**
 * Delays the effect of a switch. The wallet reports its former network until `later` calls back,
 * then the new one with the event `chainChanged`.
 */
function delaySwitches(provider: EthereumProvider, later: Later): EthereumProvider {
  const listeners = new Set<Listener>()
  let held: { readonly chainId: unknown } | undefined
  let missed: { readonly chainId: unknown } | undefined
  const tell = (chainId: unknown) => {
    for (const listener of [...listeners]) listener(chainId)
  }
  const release = () => {
    const change = missed
    held = missed = undefined
    if (change) tell(change.chainId)
  }
  provider.on('chainChanged', (chainId) => {
    if (held) missed = { chainId }
    else tell(chainId)
  })
  const request: AskEthereum = async (asked) => {
    if (asked.method === 'eth_chainId' && held) return held.chainId
    if (!switching.some((method) => method === asked.method)) return provider.request(asked)
    held = { chainId: await provider.request({ method: 'eth_chainId' }) }
    try {
      const answer = await provider.request(asked)
      later(release)
      return answer
    } catch (error) {
      release()
      throw error
    }
  }
  return {
    ...provider,
    request,
    on: (event, listener) => {
      if (event === 'chainChanged') listeners.add(listener)
      else provider.on(event, listener)
    },
    removeListener: (event, listener) => {
      listeners.delete(listener)
      provider.removeListener(event, listener)
    },
  }
}

/** Wraps the neutral wallet's EIP-1193 provider so that it behaves like another wallet's. */
export function imitateProvider(
  provider: EthereumProvider,
  change: EthereumChange,
  later: Later,
): EthereumProvider {
  const timed = change.switchesLate ? delaySwitches(provider, later) : provider
  return { ...timed, request: imitateRequests(timed.request, change) }
}
