import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import { type Bytes, toUtf8, withSecret } from './bytes.ts'
import { UnreadableRecordError } from './errors.ts'
import type { Layer } from './layer.ts'

/** DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM: what every WebCrypto has. */
const createSuite = () =>
  new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes256Gcm(),
  })

/** The waiting frame's side of one transfer (S-25). The private key is dropped with this object. */
export type TransferReceiver = {
  /** Uncompressed P-256 point, 65 bytes: X. */
  readonly publicKey: Bytes
  /** Opens what was sealed to `publicKey` for this wallet. */
  readonly open: (sealed: SealedTransfer) => Promise<Layer>
}

export type SealedTransfer = { readonly enc: Bytes; readonly ct: Bytes }

const ivBytes = 12
const infoOf = (walletId: string) => toUtf8(`secure-frame/transfer/v1|${walletId}`)

/** Makes the key pair of one transfer. */
export async function createTransferReceiver(walletId: string): Promise<TransferReceiver> {
  const suite = createSuite()
  const pair = await suite.kem.generateKeyPair()
  const publicKey = new Uint8Array(await suite.kem.serializePublicKey(pair.publicKey))
  return {
    publicKey,
    async open({ enc, ct }) {
      const options = { recipientKey: pair.privateKey, enc: enc.buffer, info: infoOf(walletId) }
      try {
        const plain = new Uint8Array(await suite.open(options, ct, publicKey))
        return { iv: plain.slice(0, ivBytes), ct: plain.slice(ivBytes) }
      } catch (cause) {
        throw new UnreadableRecordError({ hint: 'The transfer does not open.', cause })
      }
    },
  }
}

export type SealTransferParameters = { readonly walletId: string; readonly publicKey: Bytes }

/** Seals the inner layer of a recovery record to the waiting frame. */
export async function sealTransfer(
  layer: Layer,
  { walletId, publicKey }: SealTransferParameters,
): Promise<SealedTransfer> {
  const suite = createSuite()
  const recipientPublicKey = await suite.kem.deserializePublicKey(publicKey)
  const plain = new Uint8Array(layer.iv.length + layer.ct.length)
  plain.set(layer.iv)
  plain.set(layer.ct, layer.iv.length)
  return withSecret(plain, async () => {
    const options = { recipientPublicKey, info: infoOf(walletId) }
    const sealed = await suite.seal(options, plain, publicKey)
    return { enc: new Uint8Array(sealed.enc), ct: new Uint8Array(sealed.ct) }
  })
}

/** The six digits that both screens show, of the hash of X: `"042 317"` without the space. */
export async function toFingerprint(publicKey: Bytes): Promise<string> {
  const hash = new DataView(await crypto.subtle.digest('SHA-256', publicKey))
  // 48 bits: the remainder favours no digit by more than 1 in 281 million.
  const number = hash.getUint16(0) * 2 ** 32 + hash.getUint32(2)
  return String(number % 1_000_000).padStart(6, '0')
}
