import type { Messages } from './catalogues.ts'
import en from './en.json' with { type: 'json' }

/**
 * Returns the catalogue of the most preferred supported language, otherwise English. `de` is used
 * for `de-AT`.
 *
 * @param header - Value of the `Accept-Language` header (RFC 9110, section 12.5.4).
 */
export function chooseCatalogue(
  catalogues: readonly Messages[],
  header: string | undefined,
): Messages {
  const find = (tag: string | undefined) =>
    catalogues.find(({ language }) => language.toLowerCase() === tag?.toLowerCase())
  for (const tag of toTags(header ?? '')) {
    const found = find(tag) ?? find(tag.split('-')[0])
    if (found) return found
  }
  return en
}

/**
 * Returns the language tags of the header, most preferred first: by weight, then in the order of
 * the header.
 */
function toTags(header: string): readonly string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';')
      const quality = /^\s*q\s*=\s*(\d(?:\.\d+)?)\s*$/.exec(weight ?? '')?.[1]
      return { tag: tag.trim(), quality: weight === undefined ? 1 : Number(quality ?? 0) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
