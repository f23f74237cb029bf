import type { Addresses } from './accountKeys.ts'
import { type Bytes, toUtf8, withSecret } from './bytes.ts'
import { deriveLayerKey, openLayer, sealLayer } from './layer.ts'
import type { RecoveryCode } from './recoveryCode.ts'

/**
 * A secret in two encryption layers: the outer with the device's key, the inner with the server's
 * share.
 */
export type DoubleSealed = { readonly iv1: Bytes; readonly iv2: Bytes; readonly ct: Bytes }

/**
 * The encrypted wallet on this device (S-23). Decryption needs both this browser profile and the
 * server.
 */
export type DeviceRecord = DoubleSealed & {
  readonly v: 1
  readonly walletId: string
  readonly userId: string
  readonly addresses: Addresses
  /**
   * State of the wallet on this device: `pending` until the server has stored the recovery record
   * and activated the wallet (S-27).
   */
  readonly state: 'pending' | 'active'
  /**
   * The recovery code, encrypted like the entropy. Deleted when the owner has confirmed a copy
   * (S-24).
   */
  readonly backup?: DoubleSealed
}

/**
 * A record that is not in use, because its wallet was archived or it cannot be decrypted (S-33,
 * S-36).
 */
export type AsideRecord = DeviceRecord & { readonly unreadable?: true }

/**
 * The two keys that decrypt a wallet's record on this device: the device key D, and the server's
 * share S.
 */
export type RecordKeys = { readonly deviceKey: CryptoKey; readonly share: Bytes }

type Owner = { readonly walletId: string; readonly userId: string }
type Kind = 'device' | 'device-backup'

const toAad = (kind: Kind, { walletId, userId }: Owner) => `sf1|${kind}|${walletId}|${userId}`

const toShareKey = (share: Bytes, walletId: string) =>
  deriveLayerKey(share, { salt: toUtf8(walletId), info: 'secure-frame/device/v1' })

type SealParameters = RecordKeys & { readonly owner: Owner; readonly kind: Kind }

async function sealTwice(secret: Bytes, parameters: SealParameters): Promise<DoubleSealed> {
  const { owner, kind, deviceKey, share } = parameters
  const aad = toAad(kind, owner)
  const inner = await sealLayer(secret, { key: await toShareKey(share, owner.walletId), aad })
  const outer = await sealLayer(inner.ct, { key: deviceKey, aad })
  return { iv1: inner.iv, iv2: outer.iv, ct: outer.ct }
}

async function openTwice(sealed: DoubleSealed, parameters: SealParameters): Promise<Bytes> {
  const { owner, kind, deviceKey, share } = parameters
  const aad = toAad(kind, owner)
  const ct = await openLayer({ iv: sealed.iv2, ct: sealed.ct }, { key: deviceKey, aad })
  const key = await toShareKey(share, owner.walletId)
  return openLayer({ iv: sealed.iv1, ct }, { key, aad })
}

export type SealDeviceRecordParameters = RecordKeys &
  Owner & {
    readonly entropy: Bytes
    readonly addresses: Addresses
    readonly state: DeviceRecord['state']
    readonly recoveryCode?: RecoveryCode
  }

/**
 * Encrypts the entropy for this device, and the recovery code as long as the owner has no copy of
 * it.
 */
export async function sealDeviceRecord(
  parameters: SealDeviceRecordParameters,
): Promise<DeviceRecord> {
  const { walletId, userId, addresses, state, recoveryCode } = parameters
  const common = { ...parameters, owner: { walletId, userId } }
  const sealed = await sealTwice(parameters.entropy, { ...common, kind: 'device' })
  const record = { v: 1, walletId, userId, addresses, state, ...sealed } as const
  if (recoveryCode === undefined) return record
  const backup = await sealTwice(toUtf8(recoveryCode), { ...common, kind: 'device-backup' })
  return { ...record, backup }
}

/**
 * Decrypts the entropy of a record. The caller overwrites it after use.
 *
 * @throws {UnreadableRecordError} The record belongs to another device or share, or was modified.
 */
export const openDeviceRecord = (record: DeviceRecord, keys: RecordKeys): Promise<Bytes> =>
  openTwice(record, { ...keys, owner: record, kind: 'device' })

/**
 * Checks that this device can decrypt its own layer of a record. Does not need the server's share.
 *
 * @throws {UnreadableRecordError} The record belongs to another device, or was modified.
 */
export async function checkDeviceLayer(record: DeviceRecord, deviceKey: CryptoKey): Promise<void> {
  const aad = toAad('device', record)
  await openLayer({ iv: record.iv2, ct: record.ct }, { key: deviceKey, aad })
}

/**
 * Decrypts the recovery code of a wallet on this device. Returns `undefined` if the owner has
 * already confirmed a copy.
 *
 * @throws {UnreadableRecordError} For the same reasons as `openDeviceRecord`.
 */
export async function openRecoveryCode(
  record: DeviceRecord,
  keys: RecordKeys,
): Promise<RecoveryCode | undefined> {
  if (!record.backup) return undefined
  const bytes = await openTwice(record.backup, { ...keys, owner: record, kind: 'device-backup' })
  return withSecret(bytes, (secret) => new TextDecoder().decode(secret))
}
