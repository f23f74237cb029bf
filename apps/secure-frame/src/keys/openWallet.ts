import { BaseError } from '@latchkey/core'
import { toWalletProofText, type Wallet } from '@latchkey/frame-api'
import { base58 } from '@scure/base'
import { hashMessage } from 'viem/utils'
import { type Addresses, deriveAccountKey, deriveAddresses, isSameWallet } from './accountKeys.ts'
import { toAsideKey } from './asideRecords.ts'
import { type Bytes, randomBytes, toUtf8, withSecret } from './bytes.ts'
import {
  type AsideRecord,
  checkDeviceLayer,
  type DeviceRecord,
  openDeviceRecord,
  openRecoveryCode,
  sealDeviceRecord,
} from './deviceRecord.ts'
import { RecoveryRequiredError, UnreadableRecordError, WalletArchivedError } from './errors.ts'
import { sealEscrow } from './escrow.ts'
import type { FrameDatabase } from './openFrameDatabase.ts'
import { createRecoveryCode } from './recoveryCode.ts'
import { sealRecoveryRecord } from './recoveryRecord.ts'
import { signBytes, signHash, toSignatureHex } from './signatures.ts'
import type { OwnedAddresses, WalletServer } from './WalletServer.ts'

export type OpenWalletParameters = {
  readonly userId: string
  readonly database: FrameDatabase
  readonly deviceKey: CryptoKey
  readonly server: WalletServer
  readonly locks: LockManager
  readonly signal?: AbortSignal | undefined
  /**
   * Opens an active wallet without requesting the server's share. The record contains the
   * addresses, and requesting the share on every reload would count against the limit of S-31. The
   * first signature requests it.
   */
  readonly withoutShare?: boolean
  /**
   * Public key of the key service. If present, a new wallet gets an operator's copy (S-26). If
   * absent, only the owner can recover it.
   */
  readonly escrowKey?: Bytes | undefined
}

/**
 * A record that this device can open, and the server's share, which is absent with `withoutShare`.
 * Keep the share only in memory.
 */
export type OpenedWallet = {
  readonly record: DeviceRecord
  readonly share: Bytes | undefined
  /** Whether the operator can recover the wallet (S-26). */
  readonly escrowed: boolean
  /** Whether the owner has a passkey that can recover the wallet (S-35). */
  readonly hasPasskey: boolean
}

/**
 * Opens the user's wallet on this device, or creates the user's first wallet (S-27). A lock ensures
 * that only one tab does this at a time. To create a wallet, the server reserves an id and a share,
 * the device stores a pending record and uploads the recovery record, and the server activates the
 * wallet. After a crash, the next call continues.
 *
 * @throws {RecoveryRequiredError} A wallet exists, but this device cannot open it. No new one was
 * created.
 */
export async function openWallet(parameters: OpenWalletParameters): Promise<OpenedWallet> {
  const { locks, userId, signal } = parameters
  const options: LockOptions = { mode: 'exclusive', ...(signal && { signal }) }
  return locks.request(`secure-frame/wallet/${userId}`, options, async () => {
    const wallet = await parameters.server.reserve()
    if (wallet.state === 'active') return openActive(wallet, parameters)
    return enrol(wallet, parameters)
  })
}

async function openActive(wallet: Wallet, parameters: OpenWalletParameters): Promise<OpenedWallet> {
  const { walletId } = wallet
  const { server } = parameters
  const record = await takeRecord(walletId, parameters)
  if (!record) throw new RecoveryRequiredError({ walletId })
  if (record.walletId !== walletId || !isSameWallet(record.addresses, wallet.addresses)) {
    await setAside(record, parameters)
    throw new RecoveryRequiredError({ walletId })
  }
  const share = parameters.withoutShare ? undefined : await server.releaseShare(walletId, 'use')
  try {
    if (share) await withSecret(await openDeviceRecord(record, { ...parameters, share }), () => {})
    else await checkDeviceLayer(record, parameters.deviceKey)
  } catch (cause) {
    throw await toRecovery(cause, { record, ...parameters })
  }
  return { record: await toActive(record, parameters), share, ...toWays(wallet) }
}

const toWays = ({ escrowed, passkeys }: Wallet) => ({ escrowed, hasPasskey: passkeys.length > 0 })

/**
 * Returns the record in use. If the wallet's record was set aside while the wallet was archived,
 * restores it (S-36).
 */
async function takeRecord(
  walletId: string,
  { database, userId }: OpenWalletParameters,
): Promise<DeviceRecord | undefined> {
  const record = await database.get('wallets', userId)
  if (record?.walletId === walletId) return record
  const key = toAsideKey(userId, walletId)
  const back = await database.get('aside', key)
  if (!back || back.unreadable) return record
  if (record) await setAside(record, { database, userId })
  await database.put('wallets', userId, back)
  await database.remove('aside', key)
  return back
}

type UnreadableParameters = Pick<OpenWalletParameters, 'database' | 'userId'> & {
  readonly record: DeviceRecord
}

/**
 * If a record is unreadable, sets it aside and returns the error that asks the owner to recover the
 * wallet (S-33). Returns other errors unchanged.
 */
export async function toRecovery(
  cause: unknown,
  { record, database, userId }: UnreadableParameters,
): Promise<unknown> {
  if (!(cause instanceof UnreadableRecordError)) return cause
  await setAside({ ...record, unreadable: true }, { database, userId })
  return new RecoveryRequiredError({ walletId: record.walletId, cause })
}

/**
 * Marks the record of a wallet as active that stayed `pending` because of a crash after the server
 * had activated the wallet.
 */
async function toActive(
  record: DeviceRecord,
  { database, userId }: OpenWalletParameters,
): Promise<DeviceRecord> {
  if (record.state === 'active') return record
  const active: DeviceRecord = { ...record, state: 'active' }
  await database.put('wallets', userId, active)
  return active
}

async function enrol(wallet: Wallet, parameters: OpenWalletParameters): Promise<OpenedWallet> {
  const { walletId } = wallet
  const { server, escrowKey: publicKey } = parameters
  const share = await server.releaseShare(walletId, 'use')
  const record = await readPending(walletId, share, parameters)
  const keys = { deviceKey: parameters.deviceKey, share }
  const code = (await openRecoveryCode(record, keys)) ?? ''
  const owned = await withSecret(await openDeviceRecord(record, keys), async (entropy) => {
    await server.uploadRecovery(await sealRecoveryRecord({ walletId, entropy, code, share }))
    if (publicKey) {
      await server.putEscrow(walletId, await sealEscrow(entropy, { walletId, publicKey }))
    }
    return proveAddresses(walletId, entropy, record.addresses)
  })
  const activated = await activate(walletId, owned, parameters)
  if (!isSameWallet(record.addresses, activated.addresses))
    throw new RecoveryRequiredError({ walletId })
  return { record: await toActive(record, parameters), share, ...toWays(activated) }
}

/**
 * Returns the pending record of an earlier attempt if it can be opened. Otherwise stores a new one,
 * before any data leaves the device.
 */
async function readPending(
  walletId: string,
  share: Bytes,
  parameters: OpenWalletParameters,
): Promise<DeviceRecord> {
  const { database, userId, deviceKey } = parameters
  const found = await database.get('wallets', userId)
  // The wallet of this device was archived, perhaps by an attacker. The user can restore or abandon
  // it on the wallet's page (S-36).
  if (found?.state === 'active' && found.walletId !== walletId) throw new WalletArchivedError()
  if (found?.walletId === walletId && (await opens(found, { deviceKey, share }))) return found
  if (found) await setAside(found, parameters)
  const record = await withSecret(randomBytes(16), (entropy) =>
    sealDeviceRecord({
      walletId,
      userId,
      deviceKey,
      share,
      entropy,
      addresses: deriveAddresses(entropy),
      recoveryCode: createRecoveryCode(),
      state: 'pending',
    }),
  )
  await database.put('wallets', userId, record)
  return record
}

async function opens(
  record: DeviceRecord,
  keys: { readonly deviceKey: CryptoKey; readonly share: Bytes },
): Promise<boolean> {
  try {
    await withSecret(await openDeviceRecord(record, keys), () => undefined)
    return (await openRecoveryCode(record, keys)) !== undefined
  } catch (error) {
    if (error instanceof UnreadableRecordError) return false
    throw error
  }
}

/**
 * Signs the wallet id with each account, so that the server can verify that the addresses belong to
 * the wallet.
 */
function proveAddresses(
  walletId: string,
  entropy: Uint8Array,
  addresses: Addresses,
): OwnedAddresses {
  const text = toWalletProofText(walletId)
  const evmKey = deriveAccountKey(entropy, 'eip155')
  const solanaKey = deriveAccountKey(entropy, 'solana')
  try {
    const eip155 = toSignatureHex(signHash(hashMessage(text), evmKey, addresses.eip155))
    const solana = base58.encode(signBytes(toUtf8(text), solanaKey, addresses.solana))
    return { addresses, proofs: { eip155, solana } }
  } finally {
    evmKey.fill(0)
    solanaKey.fill(0)
  }
}

/**
 * Makes a new wallet the user's active one. If another device activated a wallet first, throws the
 * error that asks for recovery of that wallet.
 */
async function activate(
  walletId: string,
  owned: OwnedAddresses,
  { server }: OpenWalletParameters,
): Promise<Wallet> {
  try {
    return await server.activate(walletId, owned)
  } catch (cause) {
    const lost = cause instanceof BaseError && cause.code === 'wallet_exists'
    throw lost ? new RecoveryRequiredError({ walletId, cause }) : cause
  }
}

/**
 * Keeps the record of a formerly active wallet, so that it can be opened later. Discards a pending
 * record, because its wallet was never used (S-33).
 */
async function setAside(
  record: AsideRecord,
  { database, userId }: Pick<OpenWalletParameters, 'database' | 'userId'>,
): Promise<void> {
  const key = toAsideKey(userId, record.walletId)
  if (record.state === 'active') await database.put('aside', key, record)
  await database.remove('wallets', userId)
}
