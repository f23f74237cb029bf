import { parseUrl } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

function toOrigin(url: string | undefined): string | undefined {
  return url === undefined ? undefined : parseUrl(url)?.origin
}

/**
 * Returns the URL of a third party's image (avatar, token) if it may be shown. It must use `https:`
 * or plain HTTP, and an origin from `config.imageOrigins`, the wallet directory or the blockchain
 * API (S-65).
 *
 * @returns `undefined` for any other URL, e.g. `javascript:` or `data:`. Views then show a
 * generated drawing.
 */
export function getShownImage(
  { config }: Pick<Kit, 'config'>,
  url: string | null | undefined,
): string | undefined {
  const parsed = url ? parseUrl(url) : undefined
  if (!parsed) return undefined
  const { protocol, origin, href, username, password } = parsed
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password) return undefined
  const { directoryUrl, blockchainApiUrl, imageOrigins = [] } = config
  const own = [directoryUrl, blockchainApiUrl].map(toOrigin)
  return own.includes(origin) || imageOrigins.includes(origin) ? href : undefined
}
