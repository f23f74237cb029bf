import type { Bytes } from './bytes.ts'
import { deriveLayerKey, openLayer, sealLayer } from './layer.ts'
import { type RecoveryCode, toRecoverySecret } from './recoveryCode.ts'
import { type ShareLayer, sealShareLayer, toRecordAad } from './shareLayer.ts'

/** What the server keeps for the next device (S-24). Useless without the code, and without the share. */
export type RecoveryRecord = {
  readonly v: 1
  readonly walletId: string
  readonly iv1: Bytes
  readonly iv2: Bytes
  readonly ct: Bytes
}

const toCodeKey = (code: RecoveryCode) =>
  deriveLayerKey(toRecoverySecret(code), { info: 'secure-frame/recovery-code/v1' })

export type SealRecoveryRecordParameters = {
  readonly walletId: string
  readonly entropy: Bytes
  readonly code: RecoveryCode
  readonly share: Bytes
}

/** Seals the entropy by the share, and that by the recovery code. */
export async function sealRecoveryRecord(
  parameters: SealRecoveryRecordParameters,
): Promise<RecoveryRecord> {
  const { walletId, entropy, code, share } = parameters
  const inner = await sealShareLayer(entropy, { walletId, share })
  const aad = toRecordAad({ walletId })
  const outer = await sealLayer(inner.ct, { key: await toCodeKey(code), aad })
  return { v: 1, walletId, iv1: inner.iv, iv2: outer.iv, ct: outer.ct }
}

/**
 * Takes the code's layer off; on the page where the code was typed. What remains is sealed by the share.
 *
 * @throws {UnreadableRecordError} The code is of another wallet, or the record was changed.
 */
export async function openCodeLayer(
  record: RecoveryRecord,
  code: RecoveryCode,
): Promise<ShareLayer> {
  const key = await toCodeKey(code)
  const aad = toRecordAad({ walletId: record.walletId })
  const ct = await openLayer({ iv: record.iv2, ct: record.ct }, { key, aad })
  return { iv: record.iv1, ct }
}
