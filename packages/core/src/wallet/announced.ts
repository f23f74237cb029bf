const longestName = 64
const longestIcon = 65_536
const iconPattern = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i
// Control characters, format characters (bidi, zero width) and line separators: what hides or reorders text.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu

/**
 * Makes the name that a wallet announced printable: without hidden characters, at most 64 (S-60).
 *
 * @returns `undefined` when nothing is left.
 */
export function toAnnouncedName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const name = value
    .slice(0, 4 * longestName)
    .replace(hidden, '')
    .trim()
  return [...name].slice(0, longestName).join('') || undefined
}

/**
 * Checks the icon that a wallet announced: a data URI of an image of at most 64 kB (S-60).
 *
 * @returns `undefined` for anything else: a generic icon is shown then.
 */
export function toAnnouncedIcon(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestIcon) return undefined
  return iconPattern.test(value.trim()) ? value.trim() : undefined
}
