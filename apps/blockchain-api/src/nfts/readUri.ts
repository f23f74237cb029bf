import { type FetchForeignOptions, fetchForeign } from './fetchForeign.ts'

/** A gateway's address ends with a stroke, so that whatever is added lies below it. */
export const toGateway = (url: string | undefined) => url?.replace(/\/*$/, '/')

function readData(uri: string): Uint8Array | undefined {
  const comma = uri.indexOf(',')
  if (comma < 0) return undefined
  const [head, body] = [uri.slice(0, comma), uri.slice(comma + 1)]
  if (/;base64$/i.test(head)) return Buffer.from(body, 'base64')
  try {
    return Buffer.from(decodeURIComponent(body))
  } catch {
    // Many write data as it is, with a % that means itself.
    return Buffer.from(body)
  }
}

/** Where a gateway has what lies on IPFS; `undefined` for what would lie beside it. */
function toGatewayUrl(path: string, gateway: string | undefined): string | undefined {
  if (gateway === undefined || !URL.canParse(path, gateway)) return undefined
  const { href } = new URL(path, gateway)
  return href.startsWith(gateway) && href !== gateway ? href : undefined
}

/**
 * Reads what a stranger's URI names: `data:`, `ipfs:` by the configured gateway, the web where it is configured.
 *
 * @returns `undefined`: nothing is there, or it may not be read.
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
