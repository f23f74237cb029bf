import {
  openBytes,
  type SealedBytes,
  type SealingKeys,
  sealBytes,
} from '@latchkey/frame-api/sealing'
import { KeyRefusal } from '../errors/KeyRefusal.ts'

export type Handover = {
  readonly walletId: string
  readonly keys: SealingKeys
  /** Public key of the device to which the operator's copy is encrypted. */
  readonly publicKey: Uint8Array<ArrayBuffer>
}

/**
 * Decrypts an operator's copy and encrypts it to the key of another device. The decrypted bytes are
 * overwritten before the function returns.
 *
 * @throws {KeyRefusal} `unreadable_copy`, or `invalid_release_proof` for an invalid `publicKey`.
 */
export async function handOver(copy: SealedBytes, options: Handover): Promise<SealedBytes> {
  const { walletId, keys, publicKey } = options
  const plain = await openBytes(copy, {
    purpose: 'secure-frame/escrow/v1',
    walletId,
    ...keys,
  }).catch((cause: unknown) => {
    throw new KeyRefusal('unreadable_copy', { cause })
  })
  try {
    return await sealBytes(plain, {
      purpose: 'secure-frame/escrow-release/v1',
      walletId,
      publicKey,
    })
  } catch (cause) {
    throw new KeyRefusal('invalid_release_proof', { cause })
  } finally {
    plain.fill(0)
  }
}
