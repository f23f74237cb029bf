import {
  type CaipNetworkId,
  ChainNotConfiguredError,
  InvalidAnswerError,
  isRetriableStatus,
  isTransportFailure,
  type Network,
  rpcRetryCount,
  rpcRetryDelayMs,
  ServiceUnreachableError,
  sleep,
} from '@latchkey/core'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import { type Answer, sendRequest } from './sendRequest.ts'

/** An esplora service, with the further addresses of the network behind the first one. */
export type Esplora = {
  /** Reads JSON, unchecked. */
  readonly read: (path: string, signal: Signal) => Promise<unknown>
  readonly readText: (path: string, signal: Signal) => Promise<string>
  /** Sends a raw transaction. @returns The answer; 400 with a text where the network refuses it. */
  readonly send: (transaction: string, signal: Signal) => Promise<Answer>
}

/**
 * The host's own addresses first, then the network's (kit-behaviour §2). Not the service's between them: it speaks
 * JSON-RPC, and would refuse every path of esplora.
 */
function getUrls({ rpcUrls }: Network): readonly string[] {
  const urls = [rpcUrls['custom'], rpcUrls.default]
  const http = urls.flatMap((endpoints) => endpoints?.http ?? [])
  return [...new Set(http.map((url) => url.replace(/\/+$/, '')))]
}

/** An address that answered is asked first for this long. S-131. */
const stickyMs = 60_000

function toUnreachable(url: string, status: number): ServiceUnreachableError {
  const { host } = new URL(url)
  return new ServiceUnreachableError({ host, hint: `${host}: status ${status}` })
}

type Parse = (text: string) => unknown

async function readOnce(url: string, parse: Parse, signal: Signal): Promise<unknown> {
  const { host } = new URL(url)
  const { status, text } = await sendRequest(url, { signal })
  if (isRetriableStatus(status)) throw toUnreachable(url, status)
  if (status !== 200) throw new InvalidAnswerError({ host, reason: `status ${status}` })
  try {
    return parse(text)
  } catch (cause) {
    throw new InvalidAnswerError({ host, reason: 'no JSON', cause })
  }
}

/** Three retries, the first after 150 ms, each pause twice the last. What was answered is not asked again. */
async function withRetries<answer>(run: () => Promise<answer>, signal: Signal): Promise<answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const isAnswer = error instanceof InvalidAnswerError || !isTransportFailure(error)
      if (isAnswer || attempt === rpcRetryCount) throw error
    }
    await sleep(rpcRetryDelayMs * 2 ** attempt, signal)
  }
}

/** A service of another chain would show other coins: block 0 tells. One that does not tell it is believed. */
async function isOfChain(url: string, network: Network, signal: Signal): Promise<boolean> {
  const { status, text } = await sendRequest(`${url}/block-height/0`, { signal })
  if (isRetriableStatus(status)) throw toUnreachable(url, status)
  return status !== 200 || text.startsWith(String(network.id))
}

/** Remembers which addresses serve the right chain, and for a minute which one answered. S-131. */
function createChooser(network: Network, urls: readonly string[]) {
  const trusted = new Set<string>()
  let good: { readonly url: string; readonly until: number } | undefined
  return {
    list: () => {
      if (!good || performance.now() >= good.until) return urls
      const first = good.url
      return [first, ...urls.filter((url) => url !== first)]
    },
    require: async (url: string, signal: Signal) => {
      if (trusted.has(url)) return
      const right = await withRetries(() => isOfChain(url, network, signal), signal)
      if (!right) {
        throw new InvalidAnswerError({ host: new URL(url).host, reason: 'it serves another chain' })
      }
      trusted.add(url)
    },
    praise: (url: string) => {
      if (good?.url !== url || performance.now() >= good.until)
        good = { url, until: performance.now() + stickyMs }
    },
  }
}

/**
 * Creates the client of a network's esplora service. An address that fails is followed by the next one.
 *
 * @throws {ChainNotConfiguredError} The network has no address.
 */
export function createEsplora(network: Network): Esplora {
  const urls = getUrls(network)
  if (urls.length === 0) throw new ChainNotConfiguredError()
  const chooser = createChooser(network, urls)

  async function useFirst<answer>(use: (url: string) => Promise<answer>, signal: Signal) {
    let failure: unknown
    for (const url of chooser.list()) {
      try {
        await chooser.require(url, signal)
        const answer = await use(url)
        chooser.praise(url)
        return answer
      } catch (error) {
        if (!isTransportFailure(error)) throw error
        failure = error
      }
    }
    throw failure
  }
  const read = (path: string, parse: Parse, signal: Signal) =>
    useFirst((url) => withRetries(() => readOnce(url + path, parse, signal), signal), signal)
  return {
    read: (path, signal) => read(path, JSON.parse, signal),
    readText: async (path, signal) => String(await read(path, String, signal)),
    // The same transaction twice is one: the next address may take it too.
    send: (transaction, signal) =>
      useFirst((url) => sendRequest(`${url}/tx`, { signal, body: transaction }), signal),
  }
}

/** Gives the client of a network. Throws `ChainNotConfiguredError` where it has no address. */
export type OpenEsplora = (network: Network) => Esplora

/** Keeps one client per network, by its id: who asks again may hold a copy of the network. */
export function createEsploras(): OpenEsplora {
  const clients = new Map<CaipNetworkId, Esplora>()
  return (network) => {
    const { caipNetworkId } = network
    const client = clients.get(caipNetworkId) ?? createEsplora(network)
    clients.set(caipNetworkId, client)
    return client
  }
}
