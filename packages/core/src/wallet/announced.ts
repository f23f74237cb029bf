const longestName = 64
const longestIcon = 65_536
const iconPattern = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i
// Matches characters that hide or reorder text: control and format characters (bidi, zero width)
// and line separators.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu

/**
 * Cleans the name that a wallet announced: removes hidden characters and limits it to 64 characters
 * (S-60).
 *
 * @returns `undefined` if no character remains.
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
 * Checks the icon that a wallet announced: it must be a data URI of an image of at most 64 kB
 * (S-60).
 *
 * @returns `undefined` for any other value; views then show a generic icon.
 */
export function toAnnouncedIcon(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestIcon) return undefined
  return iconPattern.test(value.trim()) ? value.trim() : undefined
}
