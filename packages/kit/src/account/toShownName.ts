/**
 * Matches characters that are invisible or change how adjacent letters read. U+200D is allowed,
 * because it joins emoji.
 */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u
/** Matches names that look like another account's address. */
const addressLike = /^0x[0-9a-f…]/i

/**
 * Returns whether a text displays exactly as written, without characters that reorder or hide
 * letters (S-63).
 */
export const isReadable = (text: string): boolean => !unreadable.test(text)

/**
 * Returns the trimmed name of an account if it may be shown in place of the address: one line that
 * displays as written (S-63). Otherwise returns `undefined`.
 */
export function toShownName(name: string | null): string | undefined {
  const shown = name?.trim()
  if (!shown || !isReadable(shown) || addressLike.test(shown)) return undefined
  return shown
}
