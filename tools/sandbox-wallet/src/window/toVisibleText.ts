// Control, zero-width and bidirectional characters can make a text read as another one (S-53).
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Makes characters visible that would hide or reorder text; line breaks and tabs stay. */
export function toVisibleText(text: string): string {
  return text.replace(hidden, (character) => {
    if (character === '\n' || character === '\t') return character
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    return `[U+${code}]`
  })
}

/** The message as text, or `undefined` when its bytes are not UTF-8. */
export function decodeMessage(hex: string): string | undefined {
  const pairs = hex.slice(2).match(/../g) ?? []
  const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
