import type { Kit } from '../../kit/Kit.ts'

/**
 * Adds the language of the kit's texts to a URL of the secure frame, which otherwise uses that of
 * the browser. Without replaced texts the URL stays unchanged.
 */
export function toLocalized({ preferences }: Pick<Kit, 'preferences'>, url: URL): URL {
  const { locale } = preferences.getState()
  if (locale !== undefined) url.searchParams.set('lang', locale)
  return url
}
