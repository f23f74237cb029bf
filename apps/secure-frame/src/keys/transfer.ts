import { type SealedBytes, sealBytes } from '@latchkey/frame-api/sealing'
import { base64urlnopad } from '@scure/base'
import { type Bytes, withSecret } from './bytes.ts'
import { createReceiver } from './createReceiver.ts'
import type { ShareLayer } from './shareLayer.ts'

/** The waiting frame's side of one transfer (S-25). The private key is dropped with this object. */
export type TransferReceiver = {
  /** Uncompressed P-256 point, 65 bytes: X. */
  readonly publicKey: Bytes
  /** Opens what was sealed to `publicKey` for this wallet. */
  readonly open: (sealed: SealedBytes) => Promise<ShareLayer>
}

const ivBytes = 12
/** Sixteen bytes of entropy and the tag of AES-GCM. What follows is the id of a passkey, where it is one's record. */
const ctBytes = 32
const purpose = 'secure-frame/transfer/v1'

/** Makes the key pair of one transfer. */
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

/** Seals the inner layer of a record to the waiting frame. */
export async function sealTransfer(
  { iv, ct, credentialId = '' }: ShareLayer,
  { walletId, publicKey }: SealTransferParameters,
): Promise<SealedBytes> {
  const plain = new Uint8Array([...iv, ...ct, ...base64urlnopad.decode(credentialId)])
  return withSecret(plain, () => sealBytes(plain, { purpose, walletId, publicKey }))
}

/** The six digits that both screens show, of the hash of X: `"042 317"` without the space. */
export async function toFingerprint(publicKey: Bytes): Promise<string> {
  const hash = new DataView(await crypto.subtle.digest('SHA-256', publicKey))
  // 48 bits: the remainder favours no digit by more than 1 in 281 million.
  const number = hash.getUint16(0) * 2 ** 32 + hash.getUint32(2)
  return String(number % 1_000_000).padStart(6, '0')
}
