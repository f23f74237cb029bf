import { parseUrl } from '@latchkey/core'
import { SocialResultError } from './errors.ts'

/**
 * Reads the one-time reference from the result URL of a social login pop-up. Only this origin's
 * callback page creates such URLs.
 *
 * @throws {SocialResultError} The URL has another origin, or reports that the login was rejected.
 */
export function readReference(resultUri: string, frameOrigin: string): string {
  const url = parseUrl(resultUri)
  if (url?.origin !== frameOrigin || url.pathname !== '/social/callback') {
    throw new SocialResultError({ hint: 'The result is not an address of this frame.' })
  }
  const reference = url.searchParams.get('reference')
  if (reference) return reference
  const reason = url.searchParams
    .get('error')
    ?.replace(/[^a-z_]/g, '')
    .slice(0, 64)
  throw new SocialResultError({ hint: `The result has "${reason ?? ''}" instead of a reference.` })
}
