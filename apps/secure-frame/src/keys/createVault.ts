import type { WalletAct, WalletProof } from '@latchkey/frame-api'
import type { Hex } from 'viem'
import { type Addresses, deriveAccountKey, type FrameNamespace } from './accountKeys.ts'
import { type Bytes, withSecret } from './bytes.ts'
import { readDeviceKeys } from './deviceKeys.ts'
import { openDeviceRecord } from './deviceRecord.ts'
import { WalletLockedError } from './errors.ts'
import type { FrameDatabase } from './openFrameDatabase.ts'
import { type OpenedWallet, openWallet, toRecovery } from './openWallet.ts'
import { type EvmSignature, signBytes, signHash } from './signatures.ts'
import { signWalletProof } from './signWalletProof.ts'
import type { WalletServer } from './WalletServer.ts'

/**
 * Time without a signature after which the server's share is dropped, in ms. The next signature
 * requests it again (S-28).
 */
export const idleMs = 15 * 60_000

export type OpenOptions = { readonly userId: string; readonly signal?: AbortSignal | undefined }

/**
 * Changes that the owner made to this device's wallet: confirmed a copy of the recovery code
 * (S-24), added the first passkey or removed the last (S-35), or gave the operator a copy or
 * withdrew it (S-26).
 */
export type WalletNews = 'backed-up' | 'passkey' | 'no-passkey' | 'escrowed' | 'not-escrowed'

/**
 * The open wallet of one document. It holds the server's share in memory, but private keys only
 * during a signature.
 */
export type Vault = {
  /**
   * Opens the user's wallet, or creates the user's first wallet. The server's share is requested at
   * the first signature (S-31).
   *
   * @throws {RecoveryRequiredError} This device cannot open the wallet.
   */
  readonly open: (options: OpenOptions) => Promise<Addresses>
  /**
   * Returns the wallet's addresses, or `undefined` until a wallet is open. They remain available
   * after the server's share was dropped.
   */
  readonly getAddresses: () => Addresses | undefined
  /**
   * Returns `true` as long as the owner has neither confirmed a copy of the recovery code (S-24)
   * nor added a passkey (S-35).
   */
  readonly needsBackup: () => boolean
  /** Returns whether the operator can recover the wallet (S-26). */
  readonly isEscrowed: () => boolean
  /** Applies a change that the owner made in another document on this device. */
  readonly note: (news: WalletNews) => void
  /** Signs a 32-byte hash with the eip155 account. */
  readonly signHash: (hash: Hex) => Promise<EvmSignature>
  /** Signs bytes with the solana account. Returns 64 bytes. */
  readonly signBytes: (message: Uint8Array) => Promise<Uint8Array>
  /**
   * Proves to the server that the wallet is open on this device (S-36).
   *
   * @returns The proof and the wallet's id.
   */
  readonly prove: (act: WalletAct) => Promise<ProvenWallet>
  /**
   * Drops the server's share from memory, because the user left the page or was idle. The next
   * signature requests it again.
   */
  readonly dropShare: () => void
  /** Closes the wallet when the user signs out. The encrypted record stays on the device (S-29). */
  readonly close: () => void
}

/** Id of a wallet, and the proof that this device can open that wallet. */
export type ProvenWallet = { readonly walletId: string; readonly proof: WalletProof }

export type CreateVaultParameters = {
  readonly database: FrameDatabase
  readonly server: WalletServer
  readonly locks: LockManager
  /**
   * Public key of the key service, to which a new wallet's copy for the operator is sealed (S-26).
   * Absent: only the owner can recover the wallet.
   */
  readonly escrowKey?: Bytes | undefined
}

type OpenState = { -readonly [name in keyof OpenedWallet]: OpenedWallet[name] }

/** Creates the vault of one document: the object that holds the open wallet and signs with it. */
export function createVault(parameters: CreateVaultParameters): Vault {
  const { database, server, locks, escrowKey } = parameters
  let state: OpenState | undefined
  let idle: ReturnType<typeof setTimeout> | undefined

  const dropShare = () => {
    clearTimeout(idle)
    state?.share?.fill(0)
    if (state) state.share = undefined
  }

  const restartIdle = () => {
    clearTimeout(idle)
    idle = setTimeout(dropShare, idleMs)
  }

  const close = () => {
    dropShare()
    state = undefined
  }

  const readShare = async ({ record, share }: OpenState) =>
    share ?? server.releaseShare(record.walletId, 'use')

  /** Runs `sign` with the derived key and overwrites the key afterwards. */
  async function withKey<result>(
    namespace: FrameNamespace,
    sign: (key: Uint8Array, addresses: Addresses) => result,
  ): Promise<result> {
    const open = state
    if (!open) throw new WalletLockedError()
    const share = await readShare(open)
    const { deviceKey } = await readDeviceKeys(database)
    // The user signed out while the server's share was loading, so the request must not be signed.
    if (state !== open) throw new WalletLockedError()
    open.share = share
    restartIdle()
    const entropy = await openDeviceRecord(open.record, { deviceKey, share }).catch(
      async (cause: unknown) => {
        const { userId } = open.record
        throw await toRecovery(cause, { record: open.record, database, userId })
      },
    )
    return withSecret(entropy, () =>
      withSecret(deriveAccountKey(entropy, namespace), (key) => sign(key, open.record.addresses)),
    )
  }

  const signEvmHash = (hash: Hex) =>
    withKey('eip155', (key, addresses) => signHash(hash, key, addresses.eip155))

  return {
    async open({ userId, signal }) {
      const { deviceKey } = await readDeviceKeys(database)
      const how = { withoutShare: true, escrowKey, signal } as const
      const opened = await openWallet({ userId, database, deviceKey, server, locks, ...how })
      close()
      state = { ...opened }
      restartIdle()
      return opened.record.addresses
    },
    getAddresses: () => state?.record.addresses,
    needsBackup: () => state?.record.backup !== undefined && !state.hasPasskey,
    isEscrowed: () => state?.escrowed ?? false,
    note(news) {
      if (!state) return
      if (news === 'backed-up') {
        const { backup: _, ...record } = state.record
        state.record = record
      } else if (news === 'passkey' || news === 'no-passkey') state.hasPasskey = news === 'passkey'
      else state.escrowed = news === 'escrowed'
    },
    signHash: signEvmHash,
    signBytes: (message) =>
      withKey('solana', (key, addresses) => signBytes(message, key, addresses.solana)),
    async prove(act) {
      if (!state) throw new WalletLockedError()
      const { walletId } = state.record
      const nonce = await server.startProof(walletId)
      const proof = await signWalletProof({ walletId, act, nonce, signHash: signEvmHash })
      return { walletId, proof }
    },
    dropShare,
    close,
  }
}
