import { type Hex, isAddressEqual, recoverAddress, size, slice } from 'viem'

/**
 * Half of the order of secp256k1. Of the two equivalent signatures the one with the larger s is
 * refused (EIP-2).
 */
const highestS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

export type KeySignature = { readonly address: Hex; readonly hash: Hex; readonly signature: Hex }

/**
 * Returns whether the key of an address signed a hash. Requires 65 bytes, v 27 or 28, and low s, so
 * that no signature has a second valid encoding (S-82).
 */
export async function isSignedByKey({ address, hash, signature }: KeySignature): Promise<boolean> {
  if (size(signature) !== 65) return false
  const r = BigInt(slice(signature, 0, 32))
  const s = BigInt(slice(signature, 32, 64))
  const v = Number(slice(signature, 64, 65))
  if (v !== 27 && v !== 28) return false
  if (r === 0n || r >= order || s === 0n || s > highestS) return false
  try {
    return isAddressEqual(await recoverAddress({ hash, signature }), address)
  } catch {
    return false // r is not on the curve, so no key made the signature.
  }
}
