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
  /** Who it is sealed to anew. */
  readonly publicKey: Uint8Array<ArrayBuffer>
}

/**
 * Opens a copy and seals it anew. What was inside is overwritten before this returns.
 *
 * @throws {KeyRefusal} `unreadable_copy`, `invalid_release_proof` where `publicKey` is none.
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
