const LONGEST = 1_000

/** A peer's words as bounded plain text: no control, bidi or zero-width characters. */
export function toPlainText(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim()
}
