import { SocialResultError } from './errors.ts'

/**
 * Reads the one-time reference from the result URL of a social pop-up. Only the callback page of
 * this origin creates such URLs.
 *
 * @throws {SocialResultError} Another URL, or one that reports a refusal.
 */
export function readReference(resultUri: string, frameOrigin: string): string {
  const url = URL.parse(resultUri)
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
