import {
  ChainNotConfiguredError,
  InvalidAnswerError,
  isRetriableStatus,
  isTransportFailure,
  type Network,
  rpcRetryCount,
  rpcRetryDelayMs,
  ServiceUnreachableError,
} from '@latchkey/core'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import { type Answer, sendRequest } from './sendRequest.ts'
import { wait } from './wait.ts'

/** An esplora service, with the further addresses of the network behind the first one. */
export type Esplora = {
  /** Reads JSON, unchecked. */
  readonly read: (path: string, signal: Signal) => Promise<unknown>
  readonly readText: (path: string, signal: Signal) => Promise<string>
  /** Sends a raw transaction. @returns The answer; 400 with a text where the network refuses it. */
  readonly send: (transaction: string, signal: Signal) => Promise<Answer>
}

/** The host's own addresses first, then the service's, then the network's (kit-behaviour §2). */
function getUrls({ rpcUrls }: Network): readonly string[] {
  const urls = [rpcUrls['custom'], rpcUrls['service'], rpcUrls.default]
  const http = urls.flatMap((endpoints) => endpoints?.http ?? [])
  return [...new Set(http.map((url) => url.replace(/\/+$/, '')))]
}

type Parse = (text: string) => unknown

async function readOnce(url: string, parse: Parse, signal: Signal): Promise<unknown> {
  const { host } = new URL(url)
  const { status, text } = await sendRequest(url, { signal })
  if (isRetriableStatus(status))
    throw new ServiceUnreachableError({ host, hint: `${host}: status ${status}` })
  if (status !== 200) throw new InvalidAnswerError({ host, reason: `status ${status}` })
  try {
    return parse(text)
  } catch (cause) {
    throw new InvalidAnswerError({ host, reason: 'no JSON', cause })
  }
}

/** One address: three retries, the first after 150 ms, each pause twice the last. What was answered is not asked again. */
async function readFrom(url: string, parse: Parse, signal: Signal): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await readOnce(url, parse, signal)
    } catch (error) {
      const isAnswer = error instanceof InvalidAnswerError || !isTransportFailure(error)
      if (isAnswer || attempt === rpcRetryCount) throw error
    }
    await wait(rpcRetryDelayMs * 2 ** attempt, signal)
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

  async function read(path: string, parse: Parse, signal: Signal): Promise<unknown> {
    let failure: unknown
    for (const url of urls) {
      try {
        return await readFrom(url + path, parse, signal)
      } catch (error) {
        if (!isTransportFailure(error)) throw error
        failure = error
      }
    }
    throw failure
  }
  return {
    read: (path, signal) => read(path, JSON.parse, signal),
    readText: async (path, signal) => String(await read(path, String, signal)),
    send: async (transaction, signal) => {
      let failure: unknown
      for (const url of urls) {
        try {
          // The same transaction twice is one: the next address may take it too.
          return await sendRequest(`${url}/tx`, { signal, body: transaction })
        } catch (error) {
          if (!isTransportFailure(error)) throw error
          failure = error
        }
      }
      throw failure
    },
  }
}
