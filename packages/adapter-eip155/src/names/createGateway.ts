import {
  anySignal,
  InvalidAnswerError,
  parseUrl,
  readField,
  readText,
  ServiceUnreachableError,
} from '@latchkey/core'
import type { Hex } from 'viem'
import { isHex } from 'viem/utils'

/** Maximum number of requests for one name, because a contract decides how many there are. */
const mostRequests = 8
/** Maximum number of URLs that are tried for one answer. */
const mostUrls = 3
/** Time limit in milliseconds for each request. */
const timeoutMs = 5_000
/** Maximum size of an answer, in bytes. */
const answerBytes = 64 * 1024

/** A host of the public internet by name: no IP address, no single label, no local zone. */
const publicHost =
  /^(?!.*\.(?:local|localhost|internal|lan|home|test)$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/

type Lookup = { readonly data: Hex; readonly sender: Hex; readonly urls: readonly string[] }

/**
 * Returns the URL of a lookup, in which the sender and the data are filled (ERC-3668). `undefined`
 * for a URL that the page must not call: not HTTPS, with credentials, or of a host that is not
 * public.
 */
function toTarget(template: string, { data, sender }: Lookup): URL | undefined {
  const text = template.replace('{sender}', sender.toLowerCase()).replace('{data}', data)
  const url = parseUrl(text)
  const isSafe = url?.protocol === 'https:' && url.username === '' && url.password === ''
  return isSafe && publicHost.test(url.hostname) ? url : undefined
}

async function readAnswer(response: Response, host: string): Promise<Hex> {
  if (!response.ok) throw new ServiceUnreachableError({ host })
  const text = await readText(response, host, answerBytes)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const data = isJson ? readField(JSON.parse(text), 'data') : text
  if (!isHex(data)) throw new InvalidAnswerError({ host, reason: 'no hex' })
  return data
}

/**
 * Requests an answer with `GET` if the URL contains the data, else with `POST`. Sends no cookies
 * and no referrer, and follows no redirect, because a contract has chosen the URL.
 */
async function ask(url: URL, { data, sender }: Lookup, signal: AbortSignal): Promise<Hex> {
  const safe = {
    signal,
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  } as const
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data, sender }),
  }
  const init = url.href.includes(data) ? safe : { ...safe, ...post }
  return readAnswer(await globalThis.fetch(url, init), url.host)
}

export type Gateway = {
  /**
   * Returns the answer of the first URL that has one.
   *
   * @throws The last failure, or `InvalidAnswerError` if no URL may be called.
   */
  readonly request: (lookup: Lookup) => Promise<Hex>
  /** Returns the last failure. A resolver reports it as if the name had no address. */
  readonly getFailure: () => unknown
}

/** Creates the client that looks up the names stored outside of Ethereum (ERC-3668), for one name. */
export function createGateway(signal: AbortSignal | undefined): Gateway {
  let requests = 0
  let failure: unknown

  async function tryUrl(url: URL, lookup: Lookup): Promise<Hex | undefined> {
    requests += 1
    try {
      if (requests > mostRequests) {
        throw new InvalidAnswerError({ host: url.host, reason: 'too many lookups' })
      }
      return await ask(url, lookup, anySignal(AbortSignal.timeout(timeoutMs), signal))
    } catch (cause) {
      failure = cause
      return undefined
    }
  }
  return {
    getFailure: () => failure,
    request: async (lookup) => {
      const targets = lookup.urls.slice(0, mostUrls).map((url) => toTarget(url, lookup))
      for (const url of targets) {
        const answer = url && (await tryUrl(url, lookup))
        if (answer !== undefined) return answer
      }
      failure ??= new InvalidAnswerError({ host: 'resolver', reason: 'no URL that may be called' })
      throw failure
    },
  }
}
