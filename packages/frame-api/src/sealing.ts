import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'

type Bytes = Uint8Array<ArrayBuffer>

/** Bytes sealed to a public key (RFC 9180, base mode): the encapsulated key and the ciphertext. */
export type SealedBytes = { readonly enc: Bytes; readonly ct: Bytes }

/** Key pair that opens sealed bytes. The public key is an uncompressed P-256 point, 65 bytes. */
export type SealingKeys = { readonly publicKey: Bytes; readonly privateKey: CryptoKey }

/**
 * Creates the HPKE suite: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM. Every WebCrypto
 * supports it.
 */
const createSuite = () =>
  new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes256Gcm(),
  })

const encoder = new TextEncoder()
const toInfo = ({ purpose, walletId }: SealingContext) => encoder.encode(`${purpose}|${walletId}`)

/**
 * Purpose and wallet for which bytes are sealed. Bytes sealed for one purpose or wallet do not open
 * for another.
 */
export type SealingContext = {
  /**
   * - `secure-frame/transfer/v1`: the inner recovery record, from the recovery page to the waiting
   *   frame (S-25).
   * - `secure-frame/escrow/v1`: the copy of the wallet's entropy, from the frame to the key service
   *   (S-26).
   * - `secure-frame/escrow-release/v1`: the wallet's entropy, from the key service to the waiting
   *   frame (S-26).
   */
  readonly purpose:
    | 'secure-frame/transfer/v1'
    | 'secure-frame/escrow/v1'
    | 'secure-frame/escrow-release/v1'
  readonly walletId: string
}

/**
 * Creates a random key pair to which another party can seal bytes, e.g. a device that waits for a
 * recovery.
 */
export async function createSealingKeys(): Promise<SealingKeys> {
  return toSealingKeys(await createSuite().kem.generateKeyPair())
}

/**
 * Derives a key pair for sealing from a secret of at least 32 random bytes (`DeriveKeyPair` of RFC
 * 9180, section 7.1.3). The same secret gives the same keys.
 */
export async function deriveSealingKeys(secret: Bytes): Promise<SealingKeys> {
  return toSealingKeys(await createSuite().kem.deriveKeyPair(secret.slice().buffer))
}

async function toSealingKeys({ publicKey, privateKey }: CryptoKeyPair): Promise<SealingKeys> {
  const point = await createSuite().kem.serializePublicKey(publicKey)
  return { publicKey: new Uint8Array(point), privateKey }
}

/** Seals bytes to a public key. Throws if the key is not a point of the curve. */
export async function sealBytes(
  plain: Bytes,
  { publicKey, ...context }: SealingContext & Pick<SealingKeys, 'publicKey'>,
): Promise<SealedBytes> {
  const suite = createSuite()
  const recipientPublicKey = await suite.kem.deserializePublicKey(publicKey)
  const sealed = await suite.seal({ recipientPublicKey, info: toInfo(context) }, plain, publicKey)
  return { enc: new Uint8Array(sealed.enc), ct: new Uint8Array(sealed.ct) }
}

/**
 * Opens bytes that were sealed to the given key pair. Throws if they were sealed to another key or
 * for another context, or were modified.
 */
export async function openBytes(
  { enc, ct }: SealedBytes,
  { publicKey, privateKey, ...context }: SealingContext & SealingKeys,
): Promise<Bytes> {
  const options = { recipientKey: privateKey, enc: enc.buffer, info: toInfo(context) }
  return new Uint8Array(await createSuite().open(options, ct, publicKey))
}
