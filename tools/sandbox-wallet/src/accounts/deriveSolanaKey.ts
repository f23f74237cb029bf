import { createHmac } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

export type SolanaKey = {
  /** Address of the account in base58. */
  readonly address: string
  /** Secret key of the account: the 32-byte seed as hex. */
  readonly secretKey: `0x${string}`
}

const HARDENED = 0x8000_0000

const hmac = (key: Uint8Array | string, data: Uint8Array) =>
  createHmac('sha512', key).update(data).digest()

/** Derives a child key with one SLIP-10 step. ed25519 has hardened children only. */
function deriveChild(parent: Uint8Array, index: number): Uint8Array {
  const data = Buffer.alloc(37)
  data.set(parent.subarray(0, 32), 1)
  data.writeUInt32BE(HARDENED + index, 33)
  return hmac(parent.subarray(32), data)
}

/** Derives the key of an account at `m/44'/501'/<index>'/0'`, like other Solana wallets. */
export function deriveSolanaKey(seed: Uint8Array, index: number): SolanaKey {
  const node = [44, 501, index, 0].reduce(deriveChild, hmac('ed25519 seed', seed))
  const secret = node.subarray(0, 32)
  return {
    address: base58.encode(ed25519.getPublicKey(secret)),
    secretKey: `0x${Buffer.from(secret).toString('hex')}`,
  }
}
