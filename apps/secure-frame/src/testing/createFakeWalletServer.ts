import { BaseError } from '@latchkey/core'
import type { Wallet } from '@latchkey/frame-api'
import type { SealedBytes } from '@latchkey/frame-api/sealing'
import { randomBytes } from '../keys/bytes.ts'
import type { PasskeyRecord } from '../keys/passkeyRecord.ts'
import type { RecoveryRecord } from '../keys/recoveryRecord.ts'
import type { WalletServer } from '../keys/WalletServer.ts'

export type WalletServerStep = keyof WalletServer

/** Fake server with the wallets of one user, shared by all devices of a test. */
export type FakeWalletServer = {
  /** Returns the server as one device sees it, with its own reservation. */
  readonly forDevice: (deviceId: string) => WalletServer
  readonly getActive: () => Wallet | undefined
  readonly getPasskeys: () => readonly PasskeyRecord[]
  readonly getRecovery: (walletId: string) => RecoveryRecord | undefined
  /** Returns the operator's copy of a wallet (S-26). */
  readonly getEscrow: (walletId: string) => SealedBytes | undefined
  readonly dropEscrow: (walletId: string) => void
  readonly getShare: (walletId: string) => Uint8Array<ArrayBuffer> | undefined
  /**
   * Interrupts the next call of a step. `before`: the server does not receive it. `after`: the
   * server handles it, but the answer is lost.
   */
  readonly cut: (step: WalletServerStep, when: 'before' | 'after') => void
  readonly calls: WalletServerStep[]
  /**
   * Archives the active wallet (S-36).
   *
   * @returns A function that restores it.
   */
  readonly archive: () => () => void
}

/** Error of a call to the fake server whose connection was interrupted. */
export class CutError extends BaseError {
  override readonly name = 'CutError'
  constructor() {
    super('cut', { code: 'unreachable' })
  }
}

/**
 * Creates a fake server with the rules of S-27: one active wallet per user, and every step can be
 * repeated.
 */
export function createFakeWalletServer(): FakeWalletServer {
  const reserved = new Map<string, Wallet>()
  const shares = new Map<string, Uint8Array<ArrayBuffer>>()
  const recovery = new Map<string, RecoveryRecord>()
  const passkeys = new Map<string, PasskeyRecord>()
  const escrow = new Map<string, SealedBytes>()
  const calls: WalletServerStep[] = []
  let active: Wallet | undefined
  let cutting: { step: WalletServerStep; when: 'before' | 'after' } | undefined

  const step = async <result>(name: WalletServerStep, act: () => result): Promise<result> => {
    calls.push(name)
    const cut = cutting?.step === name ? cutting.when : undefined
    if (cut) cutting = undefined
    if (cut === 'before') throw new CutError()
    const result = act()
    if (cut === 'after') throw new CutError()
    return result
  }

  const withRecords = (wallet: Wallet): Wallet => ({
    ...wallet,
    escrowed: escrow.has(wallet.walletId),
    passkeys: [...passkeys.values()].map(({ credentialId }) => ({
      credentialId,
      browser: 'Chromium on Linux',
      addedAt: '2030-01-15T10:00:00.000Z',
    })),
  })

  const reserve = (deviceId: string): Wallet => {
    const found = active ?? reserved.get(deviceId)
    if (found) return withRecords(found)
    const walletId = `wallet${String(shares.size).padStart(14, '0')}`
    const wallet: Wallet = {
      walletId,
      state: 'pending',
      addresses: null,
      hasRecovery: false,
      backedUp: false,
      passkeys: [],
      escrowed: false,
    }
    reserved.set(deviceId, wallet)
    shares.set(walletId, randomBytes(32))
    return wallet
  }

  const forDevice = (deviceId: string): WalletServer => ({
    reserve: () => step('reserve', () => reserve(deviceId)),
    releaseShare: (walletId) =>
      step('releaseShare', () => shares.get(walletId)?.slice() ?? new Uint8Array()),
    startProof: () => step('startProof', () => `${'n'.repeat(22)}.${'m'.repeat(43)}`),
    uploadRecovery: (record) =>
      step('uploadRecovery', () => void recovery.set(record.walletId, record)),
    addPasskey: (record) =>
      step('addPasskey', () => void passkeys.set(record.credentialId, record)),
    removePasskey: ({ credentialId }) =>
      step('removePasskey', () => void passkeys.delete(credentialId)),
    putEscrow: (walletId, copy) => step('putEscrow', () => void escrow.set(walletId, copy)),
    activate: (walletId, { addresses }) =>
      step('activate', () => {
        if (active && active.walletId !== walletId) {
          throw new BaseError('You already have a wallet.', { code: 'wallet_exists' })
        }
        const records = { hasRecovery: true, backedUp: false, passkeys: [], escrowed: false }
        active ??= { walletId, state: 'active', addresses, ...records }
        return withRecords(active)
      }),
  })

  return {
    forDevice,
    getActive: () => active && withRecords(active),
    getPasskeys: () => [...passkeys.values()],
    getEscrow: (walletId) => escrow.get(walletId),
    dropEscrow: (walletId) => void escrow.delete(walletId),
    getRecovery: (walletId) => recovery.get(walletId),
    getShare: (walletId) => shares.get(walletId),
    cut(name, when) {
      cutting = { step: name, when }
    },
    calls,
    archive() {
      const away = active
      active = undefined
      reserved.clear()
      return () => {
        active = away
      }
    },
  }
}
