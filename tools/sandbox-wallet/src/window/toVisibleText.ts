// Matches control, zero-width and bidirectional characters, which make a text look like another one
// (S-53).
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * Replaces characters that hide or reorder text by visible codes. Line breaks and tabs stay
 * unchanged.
 */
export function toVisibleText(text: string): string {
  return text.replace(hidden, (character) => {
    if (character === '\n' || character === '\t') return character
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    return `[U+${code}]`
  })
}

/** Decodes the hex of a message to sign as text. Returns `undefined` if it is not valid UTF-8. */
export function decodeMessage(hex: string): string | undefined {
  const pairs = hex.slice(2).match(/../g) ?? []
  const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
