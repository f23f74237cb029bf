import { secp256k1 } from '@noble/curves/secp256k1.js'
import { CompactSize } from '@scure/btc-signer'
import { concatBytes, equalBytes, hash160, sha256x2 } from '@scure/btc-signer/utils.js'
import type { ParsedAddress } from '../address/parseAddress.ts'

const prefix = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
const firstHeader = 27
const lastHeader = 42
const firstCompressedHeader = 31

/**
 * Returns the digest that a BIP-137 signature signs: double SHA-256 over prefix, length and text.
 */
export function hashLegacyMessage(message: string): Uint8Array {
  const bytes = new TextEncoder().encode(message)
  return sha256x2(concatBytes(prefix, CompactSize.encode(BigInt(bytes.length)), bytes))
}

/** Returns the 20-byte hash that an address of the given type contains for a public key. */
function toProgram(key: Uint8Array, type: ParsedAddress['type']): Uint8Array {
  if (type !== 'p2sh') return hash160(key)
  return hash160(concatBytes(Uint8Array.of(0x00, 0x14), hash160(key)))
}

/** Offset in bytes of the 20-byte hash in the output script of each address type. */
const programStarts = { p2pkh: 3, p2sh: 2, p2wpkh: 2 } as const

/**
 * Verifies a BIP-137 signature: the recovered key must belong to the address. Ignores the address
 * type in the header, because wallets use that of P2PKH for segwit too. The header distinguishes
 * compressed keys from uncompressed ones.
 */
export function isLegacySignature(
  address: ParsedAddress,
  message: string,
  signature: Uint8Array,
): boolean {
  const { type, script } = address
  if (type === 'p2tr' || type === 'p2wsh') return false
  const [header = 0] = signature
  if (signature.length !== 65 || header < firstHeader || header > lastHeader) return false
  const recovery = (header - firstHeader) & 3
  const compressed = header >= firstCompressedHeader
  if (!compressed && type !== 'p2pkh') return false
  try {
    const recoverable = concatBytes(Uint8Array.of(recovery), signature.subarray(1))
    const parsed = secp256k1.Signature.fromBytes(recoverable, 'recovered')
    if (parsed.hasHighS()) return false
    const key = parsed.recoverPublicKey(hashLegacyMessage(message)).toBytes(compressed)
    const start = programStarts[type]
    return equalBytes(toProgram(key, type), script.subarray(start, start + 20))
  } catch {
    return false // The key is not a point on the curve.
  }
}
