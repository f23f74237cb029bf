import type { WalletAct, WalletProof } from '@latchkey/frame-api'
import type { Hex } from 'viem'
import { deriveAccountKey, toMnemonic } from './accountKeys.ts'
import { toAsideKey } from './asideRecords.ts'
import { type Bytes, withSecret } from './bytes.ts'
import { readDeviceKeys } from './deviceKeys.ts'
import { type DeviceRecord, openDeviceRecord, openRecoveryCode } from './deviceRecord.ts'
import { WalletLockedError } from './errors.ts'
import { sealEscrow } from './escrow.ts'
import type { FrameDatabase } from './openFrameDatabase.ts'
import { type SealPasskeyRecordParameters, sealPasskeyRecord } from './passkeyRecord.ts'
import type { RecoveryCode } from './recoveryCode.ts'
import { signHash as signEvm } from './signatures.ts'
import { signWalletProof } from './signWalletProof.ts'
import type { WalletServer } from './WalletServer.ts'

export type BackupParameters = {
  readonly database: FrameDatabase
  readonly wallets: Pick<WalletServer, 'releaseShare'>
  readonly userId: string
}

type RecordParameters = Pick<BackupParameters, 'database' | 'userId'> & {
  /** The wallet's id, which may be an archived one. Absent: the wallet in use. */
  readonly walletId?: string
}

/**
 * Finds this device's record of a wallet: the record in use, or one that was set aside because its
 * wallet was archived. Ignores the record of a wallet whose setup is not finished.
 */
export async function findRecord(parameters: RecordParameters): Promise<DeviceRecord | undefined> {
  const { database, userId, walletId } = parameters
  const record = await database.get('wallets', userId)
  const isMeant = walletId === undefined || record?.walletId === walletId
  const found = isMeant ? record : await database.get('aside', toAsideKey(userId, walletId))
  return found?.state === 'active' ? found : undefined
}

async function readRecord(parameters: RecordParameters): Promise<DeviceRecord> {
  const record = await findRecord(parameters)
  if (!record) throw new WalletLockedError()
  return record
}

/**
 * Returns the recovery code that the owner has not confirmed yet. Returns `undefined` after the
 * confirmation (S-24).
 */
export async function readBackup(parameters: BackupParameters): Promise<RecoveryCode | undefined> {
  const record = await readRecord(parameters)
  if (!record.backup) return undefined
  const { deviceKey } = await readDeviceKeys(parameters.database)
  const share = await parameters.wallets.releaseShare(record.walletId, 'use')
  return withSecret(share, () => openRecoveryCode(record, { deviceKey, share }))
}

/** Deletes the recovery code from this device, because the owner has confirmed a written copy. */
export async function dropBackup(parameters: BackupParameters): Promise<void> {
  const { backup, ...record } = await readRecord(parameters)
  if (backup) await parameters.database.put('wallets', parameters.userId, record)
}

/**
 * Returns the twelve words of the wallet. The server requires a fresh login code (S-32). Only a
 * top-level page may call this, and only while the user looks at the words.
 */
export const readMnemonic = (parameters: BackupParameters): Promise<string> =>
  withEntropy({ ...parameters, purpose: 'export' }, (entropy) => toMnemonic(entropy))

export type AddEscrowParameters = BackupParameters & {
  readonly wallets: Pick<WalletServer, 'putEscrow' | 'startProof'>
  /** Public key of the key service, to which the operator's copy is sealed. */
  readonly publicKey: Bytes
}

/**
 * Gives the operator a copy of this device's wallet (S-26). Needs a login within the last ten
 * minutes.
 */
export const addEscrow = (parameters: AddEscrowParameters): Promise<void> =>
  withEntropy({ ...parameters, purpose: 'use' }, async (entropy, record) => {
    const { wallets, publicKey } = parameters
    const { walletId } = record
    const proof = await proveOpened({ wallets, act: 'escrow' }, entropy, record)
    await wallets.putEscrow(walletId, await sealEscrow(entropy, { walletId, publicKey }), proof)
  })

export type AddPasskeyParameters = BackupParameters & {
  readonly wallets: Pick<WalletServer, 'startProof' | 'addPasskey'>
  /** Credential id and PRF secret of the new passkey. The caller overwrites the secret. */
  readonly passkey: Pick<SealPasskeyRecordParameters, 'credentialId' | 'secret'>
}

/** Adds a passkey that can recover this device's wallet (S-35). */
export const addPasskey = (parameters: AddPasskeyParameters): Promise<void> =>
  withEntropy({ ...parameters, purpose: 'use' }, async (entropy, record, share) => {
    const { wallets, passkey } = parameters
    const { walletId } = record
    const sealed = await sealPasskeyRecord({ walletId, ...passkey, entropy, share })
    const proof = await proveOpened({ wallets, act: 'passkey' }, entropy, record)
    await wallets.addPasskey(sealed, proof)
  })

export type ProveWalletParameters = BackupParameters & {
  readonly wallets: Pick<WalletServer, 'startProof'>
  readonly walletId: string
  readonly act: WalletAct
}

/** Proves to the server that this device can open a wallet, active or archived (S-36). */
export const proveWallet = (parameters: ProveWalletParameters): Promise<WalletProof> =>
  withEntropy({ ...parameters, purpose: 'use' }, (entropy, record) =>
    proveOpened(parameters, entropy, record),
  )

async function proveOpened(
  { wallets, act }: { wallets: Pick<WalletServer, 'startProof'>; act: WalletAct },
  entropy: Bytes,
  { walletId, addresses }: DeviceRecord,
): Promise<WalletProof> {
  const nonce = await wallets.startProof(walletId)
  return withSecret(deriveAccountKey(entropy, 'eip155'), (key) => {
    const signHash = (hash: Hex) => signEvm(hash, key, addresses.eip155)
    return signWalletProof({ walletId, act, nonce, signHash })
  })
}

type EntropyParameters = BackupParameters &
  RecordParameters & { readonly purpose: 'use' | 'export' }

async function withEntropy<result>(
  parameters: EntropyParameters,
  use: (entropy: Bytes, record: DeviceRecord, share: Bytes) => result | Promise<result>,
): Promise<result> {
  const { database, wallets, purpose } = parameters
  const record = await readRecord(parameters)
  const { walletId } = record
  const { deviceKey } = await readDeviceKeys(database)
  const share = await wallets.releaseShare(walletId, purpose)
  return withSecret(share, async () =>
    withSecret(await openDeviceRecord(record, { deviceKey, share }), (entropy) =>
      use(entropy, record, share),
    ),
  )
}
