import {
  createSealingKeys,
  openBytes,
  type SealedBytes,
  type SealingContext,
} from '@latchkey/frame-api/sealing'
import type { Bytes } from './bytes.ts'
import { UnreadableRecordError } from './errors.ts'

/**
 * Receives bytes that were sealed to its public key. The private key only exists in this object.
 */
export type Receiver = {
  /** Public key to which other parties seal: an uncompressed P-256 point of 65 bytes. */
  readonly publicKey: Bytes
  /**
   * Decrypts bytes that were sealed to `publicKey`. The caller overwrites the result after use.
   *
   * @throws {UnreadableRecordError} The bytes were sealed to another key, for another wallet or
   * purpose, or modified.
   */
  readonly open: (sealed: SealedBytes) => Promise<Bytes>
}

/** Creates a receiver with a new key pair for one transfer of a wallet's secret. */
export async function createReceiver(context: SealingContext): Promise<Receiver> {
  const keys = await createSealingKeys()
  return {
    publicKey: keys.publicKey,
    async open(sealed) {
      try {
        return await openBytes(sealed, { ...keys, ...context })
      } catch (cause) {
        throw new UnreadableRecordError({ hint: 'The sealed data cannot be opened.', cause })
      }
    },
  }
}
