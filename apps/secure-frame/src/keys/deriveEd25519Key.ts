import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { toUtf8 } from './bytes.ts'

const hardened = 0x8000_0000

/**
 * Derives an ed25519 private key by SLIP-0010. All steps of the path are hardened, because
 * SLIP-0010 allows no others for this curve.
 *
 * @param path - Indexes without the hardening bit: `[44, 501, 0, 0]` is `m/44'/501'/0'/0'`.
 * @returns 32 bytes. The caller overwrites them.
 */
export function deriveEd25519Key(seed: Uint8Array, path: readonly number[]): Uint8Array {
  let node = hmac(sha512, toUtf8('ed25519 seed'), seed)
  for (const index of path) {
    const data = new Uint8Array(37)
    data.set(node.subarray(0, 32), 1)
    new DataView(data.buffer).setUint32(33, (hardened + index) >>> 0)
    const next = hmac(sha512, node.subarray(32), data)
    data.fill(0)
    node.fill(0)
    node = next
  }
  const key = node.slice(0, 32)
  node.fill(0)
  return key
}
