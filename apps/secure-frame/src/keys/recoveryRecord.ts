import type { Bytes } from './bytes.ts'
import { deriveLayerKey, openLayer, sealLayer } from './layer.ts'
import { type RecoveryCode, toRecoverySecret } from './recoveryCode.ts'
import { type ShareLayer, sealShareLayer, toRecordAad } from './shareLayer.ts'

/**
 * The record with which the recovery code can recover the wallet on another device (S-24). The
 * server stores it. Decryption needs the code and the server's share.
 */
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

/** Encrypts the wallet's entropy with the server's share, and the result with the recovery code. */
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
 * Decrypts the outer layer of a recovery record with the recovery code, on the page where the user
 * typed it. The result is still encrypted with the server's share.
 *
 * @throws {UnreadableRecordError} The code belongs to another wallet, or the record was modified.
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
