import { toMnemonic } from './accountKeys.ts'
import { withSecret } from './bytes.ts'
import { readDeviceKeys } from './deviceKeys.ts'
import { type DeviceRecord, openDeviceRecord, openRecoveryCode } from './deviceRecord.ts'
import { WalletLockedError } from './errors.ts'
import type { FrameDatabase } from './openFrameDatabase.ts'
import type { RecoveryCode } from './recoveryCode.ts'
import type { WalletServer } from './WalletServer.ts'

export type BackupParameters = {
  readonly database: FrameDatabase
  readonly wallets: Pick<WalletServer, 'releaseShare'>
  readonly userId: string
}

async function readRecord({ database, userId }: BackupParameters): Promise<DeviceRecord> {
  const record = await database.get('wallets', userId)
  if (record?.state !== 'active') throw new WalletLockedError()
  return record
}

/** The recovery code that waits for its confirmation; `undefined` when it was confirmed (S-24). */
export async function readBackup(parameters: BackupParameters): Promise<RecoveryCode | undefined> {
  const record = await readRecord(parameters)
  if (!record.backup) return undefined
  const { deviceKey } = await readDeviceKeys(parameters.database)
  const share = await parameters.wallets.releaseShare(record.walletId, 'use')
  return withSecret(share, () => openRecoveryCode(record, { deviceKey, share }))
}

/** Forgets the recovery code on this device: its owner has a copy, which nobody here needs again. */
export async function dropBackup(parameters: BackupParameters): Promise<void> {
  const { backup, ...record } = await readRecord(parameters)
  if (backup) await parameters.database.put('wallets', parameters.userId, record)
}

/** The twelve words, after a fresh code (S-32). Only for a top-level page, and only while it is looked at. */
export async function readMnemonic(parameters: BackupParameters): Promise<string> {
  const record = await readRecord(parameters)
  const { deviceKey } = await readDeviceKeys(parameters.database)
  const share = await parameters.wallets.releaseShare(record.walletId, 'export')
  return withSecret(share, async () =>
    withSecret(await openDeviceRecord(record, { deviceKey, share }), toMnemonic),
  )
}
