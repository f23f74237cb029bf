import type { Channel, ChannelEvent, RequestArguments } from './createChannel.ts'
import { createEmitter } from './createEmitter.ts'
import { ProviderError } from './ProviderError.ts'

type Listener = (value: unknown) => void

/** The EIP-1193 provider by which a page uses the sandbox wallet. */
export type Provider = {
  readonly isSandboxWallet: true
  readonly request: (args: RequestArguments) => Promise<unknown>
  readonly on: (event: string, listener: Listener) => Provider
  readonly removeListener: (event: string, listener: Listener) => Provider
}

const toHex = (chainId: number) => `0x${chainId.toString(16)}`
const isSameList = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

function requireArguments(args: RequestArguments | undefined): RequestArguments {
  if (typeof args?.method === 'string' && args.method !== '')
    return { method: args.method, params: args.params }
  throw new ProviderError({ code: -32600, message: 'request needs { method, params }.' })
}

/** Creates the sandbox wallet's EIP-1193 provider, which sends requests by the page's channel. */
export function createProvider(channel: Channel): Provider {
  const emitter = createEmitter()
  let announcedConnection = false

  const receive = (event: ChannelEvent) => {
    if (event.type === 'dropped') {
      const message = 'The wallet ended the connection.'
      emitter.emit('disconnect', new ProviderError({ code: 4900, message }))
      return
    }
    const { before, after } = event
    if (!announcedConnection) emitter.emit('connect', { chainId: toHex(after.chainId) })
    announcedConnection = true
    if (after.chainId !== before.chainId) emitter.emit('chainChanged', toHex(after.chainId))
    if (!isSameList(after.accounts, before.accounts))
      emitter.emit('accountsChanged', [...after.accounts])
  }
  channel.watch(receive)

  const provider: Provider = {
    isSandboxWallet: true,
    request: async (args) => channel.request(requireArguments(args)),
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
