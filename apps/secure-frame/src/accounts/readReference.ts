import { SocialResultError } from './errors.ts'

/**
 * Takes the one-time reference out of what a social pop-up handed over. Only the callback page of this very
 * origin makes such an address.
 *
 * @throws {SocialResultError} Another address, or one that tells a refusal.
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
  throw new SocialResultError({ hint: `The result holds no reference but "${reason ?? ''}".` })
}
