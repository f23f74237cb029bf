import {
  BaseError,
  ChainNotConfiguredError,
  InvalidAnswerError,
  isTransportFailure,
  type Network,
  RpcError,
  readField,
  rpcErrorCodes,
  rpcRetryCount,
  rpcRetryDelayMs,
  ServiceUnreachableError,
  sleep,
  toRpcUrls,
} from '@latchkey/core'
import { createHttpClient } from '@latchkey/core/http'
import { stickyMs } from './constants.ts'
import { createBatches, type Entry } from './createBatches.ts'
import type { Rpc } from './Rpc.ts'

const longestMessage = 256
/** CAIP-2 reference of a cluster: the first 32 characters of its genesis hash. */
const genesisReference = /^[1-9A-HJ-NP-Za-km-z]{32}$/

type Call = Entry & { readonly url: string }

type Send = ReturnType<typeof createBatches>

function toRpcError(error: unknown): RpcError {
  const code = readField(error, 'code')
  const message = readField(error, 'message')
  return new RpcError(
    typeof code === 'number' ? code : rpcErrorCodes.internal,
    typeof message === 'string' ? message.slice(0, longestMessage) : 'An error occurred',
    { cause: error },
  )
}

const isLimit = (error: unknown) =>
  error instanceof RpcError && error.code === rpcErrorCodes.limitExceeded

/**
 * Returns whether a failed request may succeed at another URL. An answer of the cluster itself is
 * final (S-131).
 */
function isFailover(error: unknown): boolean {
  return error instanceof BaseError || isLimit(error)
}

function isWorthAnotherTry(error: unknown): boolean {
  return isTransportFailure(error) || isLimit(error)
}

async function ask(send: Send, { url, ...entry }: Call): Promise<unknown> {
  const answer = await send(entry)
  const error = readField(answer, 'error')
  if (error !== undefined && error !== null) throw toRpcError(error)
  const result = readField(answer, 'result')
  if (result !== undefined) return result
  throw new InvalidAnswerError({ host: new URL(url).host, reason: 'no result' })
}

async function askAgain(send: Send, call: Call): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask(send, call)
    } catch (error) {
      if (call.signal?.aborted || !isWorthAnotherTry(error) || attempt >= rpcRetryCount) throw error
      await sleep(rpcRetryDelayMs * 2 ** attempt, call.signal)
    }
  }
}

/**
 * Creates the RPC client of one cluster. It tries the URLs in order, each up to four times. A URL
 * that responded is tried first for 60 s (S-131). Skips a URL that serves another cluster.
 *
 * @throws {ChainNotConfiguredError} The network has no RPC URL.
 */
export function createRpc(network: Network): Rpc {
  const urls = toRpcUrls(network)
  if (urls.length === 0) throw new ChainNotConfiguredError()
  const client = createHttpClient({ fetch: (...request) => globalThis.fetch(...request) })
  const senders = new Map(urls.map((url) => [url, createBatches(client, url)]))
  const toSend = (url: string): Send => senders.get(url) ?? createBatches(client, url)
  const reference = String(network.id)
  let sticky: { readonly url: string; readonly until: number } | undefined

  async function requireCluster(url: string, signal: AbortSignal | undefined): Promise<void> {
    if (!genesisReference.test(reference)) return
    const call = { url, method: 'getGenesisHash', params: [], signal }
    const genesis = await askAgain(toSend(url), call).catch((error: unknown) => {
      if (isFailover(error)) throw error
      return reference // A proxy may support only some methods, so a refusal proves nothing about the cluster.
    })
    if (typeof genesis === 'string' && genesis.startsWith(reference)) return
    const hint = `${new URL(url).host} serves another cluster than "${network.name}".`
    throw new ServiceUnreachableError({ host: new URL(url).host, hint })
  }
  async function askAt(call: Call): Promise<unknown> {
    const isKnown = sticky?.url === call.url && performance.now() < sticky.until
    if (!isKnown) {
      await requireCluster(call.url, call.signal)
      sticky = { url: call.url, until: performance.now() + stickyMs }
    }
    return askAgain(toSend(call.url), call)
  }
  function order(): readonly string[] {
    const first = sticky && performance.now() < sticky.until ? sticky.url : undefined
    return first === undefined ? urls : [first, ...urls.filter((url) => url !== first)]
  }
  return {
    outgoing: new Map(),
    request: async (method, params, { signal }) => {
      let failure: unknown
      for (const url of order()) {
        try {
          return await askAt({ url, method, params, signal })
        } catch (error) {
          if (signal?.aborted || !isFailover(error)) throw error
          if (sticky?.url === url) sticky = undefined
          failure = error
        }
      }
      throw failure
    },
  }
}
