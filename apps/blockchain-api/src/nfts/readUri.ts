import { type FetchForeignOptions, fetchForeign } from './fetchForeign.ts'

/** Adds a trailing slash to the IPFS gateway's URL, so that appended paths stay below it. */
export const toGateway = (url: string | undefined) => url?.replace(/\/*$/, '/')

function readData(uri: string): Uint8Array | undefined {
  const comma = uri.indexOf(',')
  if (comma < 0) return undefined
  const [head, body] = [uri.slice(0, comma), uri.slice(comma + 1)]
  if (/;base64$/i.test(head)) return Buffer.from(body, 'base64')
  try {
    return Buffer.from(decodeURIComponent(body))
  } catch {
    // The data contains a literal `%`. Many creators do not percent-encode their data.
    return Buffer.from(body)
  }
}

/** Returns the gateway's URL for an IPFS path; `undefined` for a path that leaves the gateway. */
function toGatewayUrl(path: string, gateway: string | undefined): string | undefined {
  if (gateway === undefined || !URL.canParse(path, gateway)) return undefined
  const { href } = new URL(path, gateway)
  return href.startsWith(gateway) && href !== gateway ? href : undefined
}

/**
 * Reads the content of an untrusted URI: `data:`, `ipfs:` through the configured gateway, or a web
 * URL of an allowed origin.
 *
 * @returns `undefined` if the URI is not allowed, or has no content.
 */
export async function readUri(
  uri: string,
  options: FetchForeignOptions,
): Promise<Uint8Array | undefined> {
  const { limitBytes, gateway } = options
  if (/^data:/i.test(uri)) {
    const bytes = readData(uri)
    return bytes && bytes.byteLength <= limitBytes ? bytes : undefined
  }
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?(.+)$/i.exec(uri) ?? []
  const url = path === undefined ? uri : toGatewayUrl(`./${path}`, gateway)
  return url === undefined ? undefined : fetchForeign(url, options)
}
