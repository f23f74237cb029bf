import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, type Hex, hexToBytes, isHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'

/**
 * Returns the address of a secp256k1 public key, compressed or uncompressed. Returns `undefined` if
 * the key is invalid.
 */
export function toKeyAddress(publicKey: string): Hex | undefined {
  if (!isHex(publicKey) || ![68, 132].includes(publicKey.length)) return undefined
  try {
    const point = secp256k1.Point.fromBytes(hexToBytes(publicKey))
    return publicKeyToAddress(bytesToHex(point.toBytes(false)))
  } catch {
    // The library throws for a point outside the curve.
    return undefined
  }
}
