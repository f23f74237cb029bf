import type { Kit } from '../kit/Kit.ts'

function toOrigin(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined
}

/**
 * Returns a third party's image address (avatar, token) if it may be shown. It must use `https:` or
 * plain HTTP, and an origin in `config.imageOrigins`. The default origins are the directory and the
 * blockchain API (S-65).
 *
 * @returns `undefined` for any other address, including scripts and data. Views then show a
 *   drawing.
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
