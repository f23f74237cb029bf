import type { Bytes } from './bytes.ts'
import { deriveLayerKey, openLayer, sealLayer } from './layer.ts'
import type { RecoveryRecord } from './recoveryRecord.ts'
import { type ShareLayer, sealShareLayer, toRecordAad } from './shareLayer.ts'

/**
 * The record with which one passkey can recover the wallet (S-35). The server stores it. Decryption
 * needs the passkey and the server's share.
 */
export type PasskeyRecord = RecoveryRecord & {
  /** Credential id of the passkey in base64url. */
  readonly credentialId: string
}

/**
 * Derives the encryption key from the passkey's PRF output: 32 bytes that only its authenticator
 * can produce, after user verification.
 */
const toPasskeyKey = (secret: Bytes) => deriveLayerKey(secret, { info: 'secure-frame/passkey/v1' })

export type SealPasskeyRecordParameters = {
  readonly walletId: string
  readonly credentialId: string
  readonly secret: Bytes
  readonly entropy: Bytes
  readonly share: Bytes
}

/**
 * Encrypts the wallet's entropy with the server's share, and the result with the passkey's secret.
 */
export async function sealPasskeyRecord(
  parameters: SealPasskeyRecordParameters,
): Promise<PasskeyRecord> {
  const { walletId, credentialId, secret, entropy, share } = parameters
  const owner = { walletId, credentialId }
  const inner = await sealShareLayer(entropy, { ...owner, share })
  const key = await toPasskeyKey(secret)
  const outer = await sealLayer(inner.ct, { key, aad: toRecordAad(owner) })
  return { v: 1, ...owner, iv1: inner.iv, iv2: outer.iv, ct: outer.ct }
}

/**
 * Decrypts the outer layer of a passkey's record with the passkey's secret, on the page that
 * requested the passkey. The result is still encrypted with the server's share.
 *
 * @throws {UnreadableRecordError} The record belongs to another passkey or wallet, or was modified.
 */
export async function openPasskeyLayer(record: PasskeyRecord, secret: Bytes): Promise<ShareLayer> {
  const { iv1, iv2, ct: sealed, credentialId } = record
  const key = await toPasskeyKey(secret)
  const ct = await openLayer({ iv: iv2, ct: sealed }, { key, aad: toRecordAad(record) })
  return { iv: iv1, ct, credentialId }
}
