/** What changes how the letters around it read, or reads as nothing; families of emoji are joined by U+200D. */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u
/** A name that reads like an account of somebody else. */
const addressLike = /^0x[0-9a-f…]/i

/** Says whether a text reads as it is written: nothing in it turns letters around or hides (S-63). */
export const isReadable = (text: string): boolean => !unreadable.test(text)

/**
 * Gives an account's name back where it may stand for an address: one line that reads as it is written (S-63). Views
 * render it as text and cut it.
 */
export function toShownName(name: string | null): string | undefined {
  const shown = name?.trim()
  if (!shown || !isReadable(shown) || addressLike.test(shown)) return undefined
  return shown
}
