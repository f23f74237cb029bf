import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, type Hex, hexToBytes, isHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'

/** The address of a secp256k1 key, compressed or not. `undefined`: it is no such key. */
export function toKeyAddress(publicKey: string): Hex | undefined {
  if (!isHex(publicKey) || ![68, 132].includes(publicKey.length)) return undefined
  try {
    const point = secp256k1.Point.fromBytes(hexToBytes(publicKey))
    return publicKeyToAddress(bytesToHex(point.toBytes(false)))
  } catch {
    // Not on the curve.
    return undefined
  }
}
