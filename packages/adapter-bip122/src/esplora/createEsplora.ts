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

/** Client of a network's Esplora services. If one URL fails, it uses the network's next URL. */
export type Esplora = {
  /** Reads a path of the Esplora API with GET. Returns the parsed JSON without validation. */
  readonly read: (path: string, signal: Signal) => Promise<unknown>
  readonly readText: (path: string, signal: Signal) => Promise<string>
  /**
   * Sends a raw transaction in hex to the network.
   *
   * @returns The Esplora service's answer; status 400 with a text if the network refuses the
   * transaction.
   */
  readonly send: (transaction: string, signal: Signal) => Promise<Answer>
}

/**
 * Returns the Esplora URLs of a network: those that the app configured, then the network's defaults
 * (kit-behaviour §2). Omits the URLs of the blockchain API, because those speak JSON-RPC and would
 * refuse every path of Esplora.
 */
function getUrls({ rpcUrls }: Network): readonly string[] {
  const urls = [rpcUrls['custom'], rpcUrls.default]
  const http = urls.flatMap((endpoints) => endpoints?.http ?? [])
  return [...new Set(http.map((url) => url.replace(/\/+$/, '')))]
}

/** Milliseconds for which the URL that responded last is tried first (S-131). */
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

/**
 * Retries three times, first after 150 ms and then after twice the previous delay. Does not retry
 * after a definitive response.
 */
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

/**
 * Returns whether an Esplora service belongs to the network, by the hash of block 0. A service of
 * another chain would show other coins. Trusts a service that does not show the block.
 */
async function isOfChain(url: string, network: Network, signal: Signal): Promise<boolean> {
  const { status, text } = await sendRequest(`${url}/block-height/0`, { signal })
  if (isRetriableStatus(status)) throw toUnreachable(url, status)
  return status !== 200 || text.startsWith(String(network.id))
}

/**
 * Stores which URLs serve the correct chain, and for a minute the URL that responded last. S-131.
 */
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
 * Creates the client of a network's Esplora service. After a failure it tries the next URL.
 *
 * @throws {ChainNotConfiguredError} The network has no URL.
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
    // Sending a transaction twice has no second effect, so that the next URL may receive it too.
    send: (transaction, signal) =>
      useFirst((url) => sendRequest(`${url}/tx`, { signal, body: transaction }), signal),
  }
}

/** Returns the client of a network. Throws `ChainNotConfiguredError` if the network has no URL. */
export type OpenEsplora = (network: Network) => Esplora

/**
 * Creates a function that returns the Esplora client of a network. It stores one client per network
 * id, because callers may pass copies of a network.
 */
export function createEsploras(): OpenEsplora {
  const clients = new Map<CaipNetworkId, Esplora>()
  return (network) => {
    const { caipNetworkId } = network
    const client = clients.get(caipNetworkId) ?? createEsplora(network)
    clients.set(caipNetworkId, client)
    return client
  }
}
