import { parseUrl } from '@latchkey/core'

/** Hosts of local development, which are always allowed (kit-state §8). */
const builtIn = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]

const starred =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>[^:/]+)(?::(?<port>\*|\d+))?(?:\/.*)?$/

/**
 * Returns whether a host name matches a pattern such as `*.example.com`. A star matches exactly one
 * label.
 */
function isHost(wanted: string, host: string): boolean {
  const [labels, own] = [wanted.split('.'), host.split('.')]
  return (
    labels.length === own.length &&
    labels.every((label, index) => label === '*' || label === own[index])
  )
}

/**
 * Returns whether a page's URL matches an origin pattern with a star. Scheme and port are compared
 * only if the pattern contains them.
 */
function isStarMatch(text: string, page: URL): boolean {
  const { scheme, host = '', port } = starred.exec(text)?.groups ?? {}
  if (scheme && `${scheme}:` !== page.protocol) return false
  if (port && port !== '*' && port !== page.port) return false
  return isHost(host, page.hostname)
}

function isMatch(text: string, page: URL): boolean {
  if (text.includes('*')) return isStarMatch(text, page)
  if (!text.includes('://')) return text === page.hostname || text === page.host
  return parseUrl(text)?.origin === page.origin
}

/**
 * Returns whether a page may use the project's id, by the project's list of allowed origins. An
 * empty list allows every page.
 *
 * The result is only a hint for the developer. The secure frame's server enforces its own list.
 */
export function isOriginAllowed(allowed: readonly string[], href: string): boolean {
  if (allowed.length === 0) return true
  const page = new URL(href)
  if (page.hostname === 'localhost' || page.hostname === '127.0.0.1') return true
  return [...allowed, ...builtIn].some((text) => isMatch(text, page))
}
