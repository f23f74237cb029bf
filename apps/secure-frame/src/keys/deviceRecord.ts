import type { Addresses } from './accountKeys.ts'
import { type Bytes, toUtf8, withSecret } from './bytes.ts'
import { deriveLayerKey, openLayer, sealLayer } from './layer.ts'
import type { RecoveryCode } from './recoveryCode.ts'

/** A secret in two encryption layers: the device's key outside, the server's share inside. */
export type DoubleSealed = { readonly iv1: Bytes; readonly iv2: Bytes; readonly ct: Bytes }

/**
 * The device's record of a wallet (S-23). Opening it takes both this browser profile and the
 * server.
 */
export type DeviceRecord = DoubleSealed & {
  readonly v: 1
  readonly walletId: string
  readonly userId: string
  readonly addresses: Addresses
  /** `pending` until the server stored the recovery record and activated the wallet (S-27). */
  readonly state: 'pending' | 'active'
  /** The recovery code, sealed like the entropy. Removed when the owner confirmed a copy (S-24). */
  readonly backup?: DoubleSealed
}

/**
 * A record that is not in use (S-33, S-36): its wallet was archived, or the record does not open.
 */
export type AsideRecord = DeviceRecord & { readonly unreadable?: true }

/** The two keys that open a record: `deviceKey` is D, `share` is S. */
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

/** Seals the entropy for this device, and the recovery code until it is backed up. */
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
 * Opens the entropy of a record. The caller overwrites it.
 *
 * @throws {UnreadableRecordError} Another device, another share, or a modified record.
 */
export const openDeviceRecord = (record: DeviceRecord, keys: RecordKeys): Promise<Bytes> =>
  openTwice(record, { ...keys, owner: record, kind: 'device' })

/**
 * Checks that this device can open its own layer of a record. Does not need the server's share.
 *
 * @throws {UnreadableRecordError} Another device, or a modified record.
 */
export async function checkDeviceLayer(record: DeviceRecord, deviceKey: CryptoKey): Promise<void> {
  const aad = toAad('device', record)
  await openLayer({ iv: record.iv2, ct: record.ct }, { key: deviceKey, aad })
}

/**
 * Opens the unconfirmed recovery code. Returns `undefined` if the owner confirmed it.
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
