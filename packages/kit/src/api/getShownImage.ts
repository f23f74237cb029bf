import type { Kit } from '../kit/Kit.ts'

function toOrigin(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined
}

/**
 * Gives an image address of somebody else's choosing (avatar, token) back where it may be shown: on `https:` or plain
 * HTTP, on an origin of `config.imageOrigins`, by default the directory's and the blockchain API's (S-65).
 *
 * @returns `undefined` for any other, scripts and data included: a drawing stands in its place.
 */
export function getShownImage(
  { config }: Pick<Kit, 'config'>,
  url: string | null | undefined,
): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const { protocol, origin, href, username, password } = new URL(url)
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password) return undefined
  const { directoryUrl, blockchainApiUrl, imageOrigins = [] } = config
  const own = [directoryUrl, blockchainApiUrl].map(toOrigin)
  return own.includes(origin) || imageOrigins.includes(origin) ? href : undefined
}
