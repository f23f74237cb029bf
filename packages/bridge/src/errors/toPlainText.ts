const LONGEST = 1_000

/** Converts a peer's text to bounded plain text without control, bidi or zero-width characters. */
export function toPlainText(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim()
}
