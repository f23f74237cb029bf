import { parseUrl } from '../browser/parseUrl.ts'
import { ExternalUrlError } from '../errors/ExternalUrlError.ts'

const denied = new Set([
  'javascript',
  'data',
  'blob',
  'file',
  'filesystem',
  'vbscript',
  'about',
  'ws',
  'wss',
  'http',
  'view-source',
  'intent',
])
const appScheme = /^[a-z][a-z0-9+.-]{1,63}$/
const loopbackHost = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Checks a link before it is opened (S-64). Allows `https:`, `http:` for loopback, and custom
 * schemes of apps. Rejects links with user info, control characters or spaces instead of repairing
 * them.
 *
 * @returns The parsed URL.
 * @throws {ExternalUrlError} The link is not allowed.
 */
export function validateExternalUrl(text: string): URL {
  if (hasControlOrSpace(text)) throw refuse('the link holds control or space characters')
  const url = parseUrl(text)
  if (!url) throw refuse('the link is no absolute URL')
  if (url.username !== '' || url.password !== '') throw refuse('the link holds user info')
  const scheme = url.protocol.slice(0, -1)
  if (scheme === 'https') return url
  if (scheme === 'http' && loopbackHost.test(url.hostname)) return url
  if (!isAppScheme(scheme)) throw refuse(`the scheme "${scheme.slice(0, 64)}" is not opened`)
  return url
}

function isAppScheme(scheme: string): boolean {
  if (!appScheme.test(scheme) || denied.has(scheme)) return false
  return !scheme.startsWith('chrome') && !scheme.endsWith('-extension')
}

function hasControlOrSpace(text: string): boolean {
  return /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text)
}

function refuse(reason: string): ExternalUrlError {
  return new ExternalUrlError({ reason })
}
