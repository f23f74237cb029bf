import type { Bytes } from './bytes.ts'
import { deriveLayerKey, openLayer, sealLayer } from './layer.ts'
import type { RecoveryRecord } from './recoveryRecord.ts'
import { type ShareLayer, sealShareLayer, toRecordAad } from './shareLayer.ts'

/** What the server keeps for one passkey of a wallet (S-35). Useless without that passkey, and without the share. */
export type PasskeyRecord = RecoveryRecord & {
  /** Of the passkey, in base64url. */
  readonly credentialId: string
}

/** `secret` is what the passkey's PRF answers: 32 bytes that only its authenticator makes, after it knew its user. */
const toPasskeyKey = (secret: Bytes) => deriveLayerKey(secret, { info: 'secure-frame/passkey/v1' })

export type SealPasskeyRecordParameters = {
  readonly walletId: string
  readonly credentialId: string
  readonly secret: Bytes
  readonly entropy: Bytes
  readonly share: Bytes
}

/** Seals the entropy by the share, and that by the passkey. */
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
 * Takes the passkey's layer off; on the page that asked for the passkey. What remains is sealed by the share.
 *
 * @throws {UnreadableRecordError} Another passkey, another wallet, or the record was changed.
 */
export async function openPasskeyLayer(record: PasskeyRecord, secret: Bytes): Promise<ShareLayer> {
  const { iv1, iv2, ct: sealed, credentialId } = record
  const key = await toPasskeyKey(secret)
  const ct = await openLayer({ iv: iv2, ct: sealed }, { key, aad: toRecordAad(record) })
  return { iv: iv1, ct, credentialId }
}
