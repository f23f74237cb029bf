import { type SealedBytes, sealBytes } from '@latchkey/frame-api/sealing'
import { base64urlnopad } from '@scure/base'
import { type Bytes, withSecret } from './bytes.ts'
import { createReceiver } from './createReceiver.ts'
import type { ShareLayer } from './shareLayer.ts'

/** Receives one wallet in the waiting frame (S-25). The private key only exists in this object. */
export type TransferReceiver = {
  /** Public key to which the recovery page seals: an uncompressed P-256 point of 65 bytes. */
  readonly publicKey: Bytes
  /** Opens the inner layer of a recovery record that was sealed to `publicKey` for this wallet. */
  readonly open: (sealed: SealedBytes) => Promise<ShareLayer>
}

const ivBytes = 12
/**
 * Length of the encrypted entropy: 16 bytes and the AES-GCM tag. The credential id of a passkey
 * follows.
 */
const ctBytes = 32
const purpose = 'secure-frame/transfer/v1'

/** Creates the key pair for receiving one wallet from the recovery page. */
export async function createTransferReceiver(walletId: string): Promise<TransferReceiver> {
  const { publicKey, open } = await createReceiver({ purpose, walletId })
  return {
    publicKey,
    async open(sealed) {
      const plain = await open(sealed)
      const layer = {
        iv: plain.slice(0, ivBytes),
        ct: plain.slice(ivBytes, ivBytes + ctBytes),
      }
      const id = plain.subarray(ivBytes + ctBytes)
      return id.length === 0 ? layer : { ...layer, credentialId: base64urlnopad.encode(id) }
    },
  }
}

export type SealTransferParameters = { readonly walletId: string; readonly publicKey: Bytes }

/** Seals the inner layer of a recovery record for the waiting frame. */
export async function sealTransfer(
  { iv, ct, credentialId = '' }: ShareLayer,
  { walletId, publicKey }: SealTransferParameters,
): Promise<SealedBytes> {
  const plain = new Uint8Array([...iv, ...ct, ...base64urlnopad.decode(credentialId)])
  return withSecret(plain, () => sealBytes(plain, { purpose, walletId, publicKey }))
}

/**
 * Returns the six digits by which the user compares the frame with the recovery page, derived from
 * the hash of the public key. Example: `"042317"`, shown as 042 317.
 */
export async function toFingerprint(publicKey: Bytes): Promise<string> {
  const hash = new DataView(await crypto.subtle.digest('SHA-256', publicKey))
  // With 48 bits the modulo bias per digit is at most 1 in 281 million.
  const number = hash.getUint16(0) * 2 ** 32 + hash.getUint32(2)
  return String(number % 1_000_000).padStart(6, '0')
}
