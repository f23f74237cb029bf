import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { nftFetchMs } from '../config/constants.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import { lookupPublic } from './lookupPublic.ts'

/**
 * The hosts from which this server may fetch NFT metadata and pictures, whose URLs come from
 * untrusted sources (S-97).
 */
export type Reach = {
  /** URL of the configured IPFS gateway, ending with a slash. All URLs below it are allowed. */
  readonly gateway?: string | undefined
  /**
   * Configured origins, which may be in a private network. `*` allows every public internet host,
   * by HTTPS at port 443.
   */
  readonly origins: readonly string[]
}

export type FetchForeignOptions = Reach & { readonly limitBytes: number }

/**
 * Returns how an untrusted URL may be requested: `inside` for a configured origin, which may have
 * any IP address, `public` for a public internet host, `undefined` if the URL is not allowed.
 */
export function getReach(url: URL, { gateway, origins }: Reach): 'inside' | 'public' | undefined {
  const { href, origin, protocol, port, hostname, username, password } = url
  if (username || password) return undefined
  if ((gateway !== undefined && href.startsWith(gateway)) || origins.includes(origin))
    return 'inside'
  if (!origins.includes('*') || protocol !== 'https:' || port !== '') return undefined
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) === 0 || isPublicAddress(address) ? 'public' : undefined
}

/**
 * Returns the options of a request. To a public host, the connection itself resolves the name and
 * checks the address, so that a second DNS answer cannot lead into the private network (S-65).
 */
export function toRequestOptions(reach: 'inside' | 'public') {
  const headers = { accept: '*/*', 'user-agent': 'latchkey' }
  return { headers, agent: false, ...(reach === 'public' && { lookup: lookupPublic }) }
}

function send(url: URL, reach: 'inside' | 'public', signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    request(url, { signal, ...toRequestOptions(reach) }, resolve)
      .on('error', reject)
      .end()
  })
}

/** Reads the content of a response. Returns `undefined` if it is too large or the status is not 200. */
async function readBytes(
  answer: IncomingMessage,
  limitBytes: number,
): Promise<Uint8Array | undefined> {
  if (answer.statusCode !== 200) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.byteLength
    if (size > limitBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Fetches an untrusted URL within five seconds. Follows no redirect, because the server could
 * otherwise lead the request to another address (S-148).
 *
 * @returns `undefined` if the URL is not allowed, or its content is missing or too large.
 */
export async function fetchForeign(
  address: string,
  options: FetchForeignOptions,
): Promise<Uint8Array | undefined> {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const reach = getReach(url, options)
  if (!reach) return undefined
  try {
    const answer = await send(url, reach, AbortSignal.timeout(nftFetchMs))
    return await readBytes(answer, options.limitBytes).finally(() => answer.destroy())
  } catch {
    // An untrusted server may fail in any way. All failures count as missing content.
    return undefined
  }
}
