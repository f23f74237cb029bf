import type { Hex } from '@latchkey/core'

const wordDigits = 64
/** Characters of a signature with r, s and v, and of one without v (EIP-2098). */
const [fullLength, compactLength] = [2 + 130, 2 + 128]
/** Bit of `s` that contains the parity of y (EIP-2098). */
const parityBit = 1n << 255n

/** Converts a signature of a key to the standard form. Returns `undefined` for any other length. */
function toCandidate(signature: Hex): Hex | undefined {
  const rs = signature.slice(0, 2 + 2 * wordDigits)
  if (signature.length === fullLength) {
    const v = Number.parseInt(signature.slice(-2), 16)
    return v < 2 ? `0x${rs.slice(2)}${(27 + v).toString(16)}` : undefined
  }
  if (signature.length !== compactLength) return undefined
  const [r, s] = [rs.slice(2, 2 + wordDigits), BigInt(`0x${rs.slice(2 + wordDigits)}`)]
  const isOdd = s >= parityBit
  const low = (isOdd ? s - parityBit : s).toString(16).padStart(wordDigits, '0')
  return `0x${r}${low}${isOdd ? '1c' : '1b'}`
}

/**
 * Converts a signature with v 0 or 1, or in the compact form of EIP-2098, to r, s and v 27 or 28,
 * which contracts and servers accept. Contract wallets define their own signature formats. A
 * signature is therefore converted only if the account's key made it.
 *
 * @param recover - Returns the address whose key made a signature. Its errors leave the signature
 * unchanged.
 */
export async function toStandardSignature(
  signature: Hex,
  address: string,
  recover: (signature: Hex) => Promise<string>,
): Promise<Hex> {
  const candidate = toCandidate(signature)
  if (!candidate) return signature
  try {
    const signer = await recover(candidate)
    return signer.toLowerCase() === address.toLowerCase() ? candidate : signature
  } catch {
    return signature // The library threw, because the signature is not of a key.
  }
}
