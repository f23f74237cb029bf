import { type SealedBytes, sealBytes } from '@latchkey/frame-api/sealing'
import { type Bytes, withSecret } from './bytes.ts'
import { createReceiver } from './createReceiver.ts'
import type { Layer } from './layer.ts'

/** The waiting frame's side of one transfer (S-25). The private key is dropped with this object. */
export type TransferReceiver = {
  /** Uncompressed P-256 point, 65 bytes: X. */
  readonly publicKey: Bytes
  /** Opens what was sealed to `publicKey` for this wallet. */
  readonly open: (sealed: SealedBytes) => Promise<Layer>
}

const ivBytes = 12
const purpose = 'secure-frame/transfer/v1'

/** Makes the key pair of one transfer. */
export async function createTransferReceiver(walletId: string): Promise<TransferReceiver> {
  const { publicKey, open } = await createReceiver({ purpose, walletId })
  return {
    publicKey,
    async open(sealed) {
      const plain = await open(sealed)
      return { iv: plain.slice(0, ivBytes), ct: plain.slice(ivBytes) }
    },
  }
}

export type SealTransferParameters = { readonly walletId: string; readonly publicKey: Bytes }

/** Seals the inner layer of a recovery record to the waiting frame. */
export async function sealTransfer(
  layer: Layer,
  { walletId, publicKey }: SealTransferParameters,
): Promise<SealedBytes> {
  const plain = new Uint8Array(layer.iv.length + layer.ct.length)
  plain.set(layer.iv)
  plain.set(layer.ct, layer.iv.length)
  return withSecret(plain, () => sealBytes(plain, { purpose, walletId, publicKey }))
}

/** The six digits that both screens show, of the hash of X: `"042 317"` without the space. */
export async function toFingerprint(publicKey: Bytes): Promise<string> {
  const hash = new DataView(await crypto.subtle.digest('SHA-256', publicKey))
  // 48 bits: the remainder favours no digit by more than 1 in 281 million.
  const number = hash.getUint16(0) * 2 ** 32 + hash.getUint32(2)
  return String(number % 1_000_000).padStart(6, '0')
}
