import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { nftFetchMs, nftRedirects } from '../config/constants.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import { lookupPublic } from './lookupPublic.ts'

/** Which hosts may be asked for what strangers name (S-97). */
export type Reach = {
  /** Address of the configured gateway of IPFS, ending with a stroke: what lies below it may be asked. */
  readonly gateway?: string | undefined
  /** Configured origins, which may be inside; `*` is every one of the public internet by HTTPS at its usual port. */
  readonly origins: readonly string[]
}

export type FetchForeignOptions = Reach & { readonly limitBytes: number }

/** `inside`: configured by name, so wherever it is. */
function getReach(url: URL, { gateway, origins }: Reach): 'inside' | 'public' | undefined {
  const { href, origin, protocol, port, hostname, username, password } = url
  if (username || password) return undefined
  if ((gateway !== undefined && href.startsWith(gateway)) || origins.includes(origin))
    return 'inside'
  if (!origins.includes('*') || protocol !== 'https:' || port !== '') return undefined
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) === 0 || isPublicAddress(address) ? 'public' : undefined
}

function send(url: URL, reach: 'inside' | 'public', signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const headers = { accept: '*/*', 'user-agent': 'latchkey' }
    const options = {
      signal,
      headers,
      agent: false,
      ...(reach === 'public' && { lookup: lookupPublic }),
    }
    request(url, options, resolve).on('error', reject).end()
  })
}

async function readBytes(
  answer: IncomingMessage,
  limitBytes: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.byteLength
    if (size > limitBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** No redirect leads to another host. */
function toSameHost(location: string, from: URL): URL | undefined {
  if (!URL.canParse(location, from)) return undefined
  const next = new URL(location, from)
  return next.host === from.host ? next : undefined
}

/** One step: the bytes, where they are instead, or nothing. */
async function step(
  url: URL,
  options: FetchForeignOptions,
  signal: AbortSignal,
): Promise<Uint8Array | URL | undefined> {
  const reach = getReach(url, options)
  if (!reach) return undefined
  const answer = await send(url, reach, signal)
  const { statusCode = 0, headers } = answer
  try {
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined)
      return toSameHost(headers.location, url)
    if (statusCode !== 200) return undefined
    return await readBytes(answer, options.limitBytes)
  } finally {
    answer.destroy()
  }
}

/**
 * Reads what lies at an address that a stranger chose, within five seconds and three redirects.
 *
 * @returns `undefined`: nothing is there, it is too large, or it may not be asked.
 */
export async function fetchForeign(
  address: string,
  options: FetchForeignOptions,
): Promise<Uint8Array | undefined> {
  if (!URL.canParse(address)) return undefined
  const signal = AbortSignal.timeout(nftFetchMs)
  let next = new URL(address)
  try {
    for (let steps = 0; steps <= nftRedirects; steps += 1) {
      const found = await step(next, options, signal)
      if (!(found instanceof URL)) return found
      next = found
    }
  } catch {
    // A stranger's server may fail in any way; that its word is missing is all that matters.
    return undefined
  }
  return undefined
}
