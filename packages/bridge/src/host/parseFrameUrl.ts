import { parseUrl } from '@latchkey/core'
import { FrameUrlError } from '../errors/frameErrors.ts'

const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Parses the frame's address once (S-01): https, or http on a loopback host, and never the page's own origin.
 *
 * @throws {FrameUrlError}
 */
export function parseFrameUrl(url: string, hostOrigin: string): URL {
  const parsed = parseUrl(url)
  if (!parsed) throw new FrameUrlError({ url, reason: 'is no address' })
  const secure =
    parsed.protocol === 'https:' || (parsed.protocol === 'http:' && loopback.test(parsed.hostname))
  if (!secure) throw new FrameUrlError({ url, reason: 'must be https, or http on this machine' })
  if (parsed.origin === hostOrigin)
    throw new FrameUrlError({ url, reason: "must have an origin other than the page's" })
  return parsed
}
