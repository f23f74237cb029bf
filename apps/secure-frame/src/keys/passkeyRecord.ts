import type { Bytes } from './bytes.ts'
import { deriveLayerKey, openLayer, sealLayer } from './layer.ts'
import type { RecoveryRecord } from './recoveryRecord.ts'
import { type ShareLayer, sealShareLayer, toRecordAad } from './shareLayer.ts'

/**
 * The server's record of one passkey of a wallet (S-35). Useless without that passkey and without
 * the share.
 */
export type PasskeyRecord = RecoveryRecord & {
  /** The passkey's credential id in base64url. */
  readonly credentialId: string
}

/**
 * `secret` is the passkey's PRF output: 32 bytes that only its authenticator can produce, after
 * user verification.
 */
const toPasskeyKey = (secret: Bytes) => deriveLayerKey(secret, { info: 'secure-frame/passkey/v1' })

export type SealPasskeyRecordParameters = {
  readonly walletId: string
  readonly credentialId: string
  readonly secret: Bytes
  readonly entropy: Bytes
  readonly share: Bytes
}

/** Seals the entropy with the share, and the result with the passkey's secret. */
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
 * Removes the passkey's layer, on the page that asked for the passkey. The result is still sealed
 * with the share.
 *
 * @throws {UnreadableRecordError} Another passkey, another wallet, or a modified record.
 */
export async function openPasskeyLayer(record: PasskeyRecord, secret: Bytes): Promise<ShareLayer> {
  const { iv1, iv2, ct: sealed, credentialId } = record
  const key = await toPasskeyKey(secret)
  const ct = await openLayer({ iv: iv2, ct: sealed }, { key, aad: toRecordAad(record) })
  return { iv: iv1, ct, credentialId }
}
