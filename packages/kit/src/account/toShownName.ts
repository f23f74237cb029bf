/**
 * Characters that are invisible or change how adjacent letters read. U+200D is allowed because it
 * joins emoji.
 */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u
/** Matches names that look like another account's address. */
const addressLike = /^0x[0-9a-f…]/i

/**
 * Returns whether a text displays exactly as written: no character reorders or hides letters
 * (S-63).
 */
export const isReadable = (text: string): boolean => !unreadable.test(text)

/**
 * Returns an account's name if it may be shown in place of the address: one line that displays as
 * written (S-63). Views render it as text and truncate it.
 */
export function toShownName(name: string | null): string | undefined {
  const shown = name?.trim()
  if (!shown || !isReadable(shown) || addressLike.test(shown)) return undefined
  return shown
}
