import {
  createSealingKeys,
  openBytes,
  type SealedBytes,
  type SealingContext,
} from '@latchkey/frame-api/sealing'
import type { Bytes } from './bytes.ts'
import { UnreadableRecordError } from './errors.ts'

/** Who waits for something that is sealed to it. The private key is dropped with this object. */
export type Receiver = {
  /** Uncompressed P-256 point, 65 bytes. */
  readonly publicKey: Bytes
  /**
   * Opens what was sealed to `publicKey`; the caller overwrites it.
   *
   * @throws {UnreadableRecordError} Sealed to another key, for another wallet or purpose, or changed.
   */
  readonly open: (sealed: SealedBytes) => Promise<Bytes>
}

/** Makes the key pair of one transfer. */
export async function createReceiver(context: SealingContext): Promise<Receiver> {
  const keys = await createSealingKeys()
  return {
    publicKey: keys.publicKey,
    async open(sealed) {
      try {
        return await openBytes(sealed, { ...keys, ...context })
      } catch (cause) {
        throw new UnreadableRecordError({ hint: 'What was sealed to here does not open.', cause })
      }
    },
  }
}
