/**
 * Matches characters that must not be shown inside other text: controls, line separators, lone
 * surrogates and format characters such as direction marks. The two joiners stay, because emoji and
 * some scripts need them.
 */
const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu

/**
 * Converts a text that a stranger wrote, such as a token's name, to plain text of at most `length`
 * characters (S-142). Each run of hidden characters becomes a space.
 */
export function toPlainText(text: string, length: number): string {
  // Cuts first, because the text may have any size. Hidden characters then use up the rest.
  const plain = text
    .slice(0, 16 * length)
    .replace(hidden, ' ')
    .trim()
  return [...plain].slice(0, length).join('').trim()
}
