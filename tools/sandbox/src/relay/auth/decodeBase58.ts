const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Decodes at most 64 characters of base58 (Bitcoin alphabet). Returns `undefined` for invalid text.
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > 64) return undefined
  let value = 0n
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const hex = value === 0n ? '' : value.toString(16)
  return Buffer.from('00'.repeat(zeros) + (hex.length % 2 ? `0${hex}` : hex), 'hex')
}
