import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import type { Hex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { bytesToHex, concatHex, hexToBytes } from 'viem/utils'
import { SignatureCheckError } from './errors.ts'

export type EvmSignature = { readonly r: Hex; readonly s: Hex; readonly yParity: 0 | 1 }

/**
 * Signs a 32-byte hash with an RFC 6979 nonce and low s. Returns the signature only if the
 * recovered signer is `address`.
 *
 * @throws {SignatureCheckError} The recovered signer differs from `address`.
 */
export function signHash(hash: Hex, key: Uint8Array, address: Hex): EvmSignature {
  const digest = hexToBytes(hash)
  const bytes = secp256k1.sign(digest, key, { prehash: false, lowS: true, format: 'recovered' })
  const point = secp256k1.recoverPublicKey(bytes, digest, { prehash: false })
  const publicKey = secp256k1.Point.fromBytes(point).toBytes(false)
  if (publicKeyToAddress(bytesToHex(publicKey)) !== address) throw new SignatureCheckError()
  return {
    r: bytesToHex(bytes.subarray(1, 33)),
    s: bytesToHex(bytes.subarray(33, 65)),
    yParity: bytes[0] === 1 ? 1 : 0,
  }
}

/** Returns 65 bytes r, s, v with v 27 or 28, the format of `personal_sign`. */
export function toSignatureHex({ r, s, yParity }: EvmSignature): Hex {
  return concatHex([r, s, yParity === 0 ? '0x1b' : '0x1c'])
}

/**
 * Signs bytes by RFC 8032 and verifies the signature with the strict rules.
 *
 * @throws {SignatureCheckError} The signature does not verify under `address`.
 */
export function signBytes(message: Uint8Array, key: Uint8Array, address: string): Uint8Array {
  const signature = ed25519.sign(message, key)
  const valid = ed25519.verify(signature, message, base58.decode(address), { zip215: false })
  if (!valid) throw new SignatureCheckError()
  return signature
}
