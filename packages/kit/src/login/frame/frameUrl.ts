import { type ChainNamespace, chainNamespaces, namespaceFacts, parseUrl } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { SecureFrameUrlError } from './SecureFrameUrlError.ts'

type Asked = Pick<Kit, 'config' | 'ports'>

/** Returns whether a host name is a loopback name or address. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}

/** Returns whether the page was loaded by plain http from another machine. */
export function isInsecurePage({ ports }: Pick<Kit, 'ports'>): boolean {
  const { protocol, hostname } = new URL(ports.page.href())
  return protocol === 'http:' && !isLoopback(hostname)
}

/**
 * Returns the configured URL of the secure frame.
 *
 * @throws {SecureFrameUrlError} The URL is missing, neither `https:` nor loopback, contains
 * credentials, or has this page's origin (S-01).
 */
export function readFrameUrl({ config, ports }: Asked): URL {
  const url = parseUrl(config.secureFrame?.url ?? '')
  if (!url) throw new SecureFrameUrlError({ reason: 'is no address.' })
  const isHttp = url.protocol === 'http:' && isLoopback(url.hostname)
  if (url.protocol !== 'https:' && !isHttp) {
    throw new SecureFrameUrlError({ reason: 'has to be https, or http on this machine.' })
  }
  if (url.username || url.password) {
    throw new SecureFrameUrlError({ reason: 'must not carry a user name or a password.' })
  }
  if (url.origin === new URL(ports.page.href()).origin) {
    throw new SecureFrameUrlError({ reason: 'has to be of another origin than this page.' })
  }
  return url
}

/** Lists the configured namespaces that support logins and have an adapter (kit-state §12.1). */
export function getAuthNamespaces({ config }: Pick<Kit, 'config'>): readonly ChainNamespace[] {
  return chainNamespaces.filter(
    (namespace) =>
      namespaceFacts[namespace].hasLogin &&
      config.networks.some((network) => network.chainNamespace === namespace) &&
      config.adapters.some((adapter) => adapter.namespace === namespace),
  )
}

/**
 * Returns whether logins work on this page: the secure frame's URL is valid, a namespace supports
 * logins, and the page is not inside another page (S-04).
 */
export function isLoginPossible(kit: Asked): boolean {
  if (!kit.config.secureFrame || kit.ports.page.device().framed) return false
  if (getAuthNamespaces(kit).length === 0) return false
  try {
    readFrameUrl(kit)
    return true
  } catch {
    return false // The list of methods just omits logins. The login action throws the reason.
  }
}

/**
 * Returns whether this page is on the secure frame's own origin, where users manage their logins.
 */
export function isSecureSite({ config, ports }: Asked): boolean {
  const { origin } = parseUrl(config.secureFrame?.url ?? '') ?? {}
  return origin === new URL(ports.page.href()).origin
}
