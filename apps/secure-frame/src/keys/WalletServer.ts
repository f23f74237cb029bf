import type { Wallet, WalletProof } from '@latchkey/frame-api'
import type { SealedBytes } from '@latchkey/frame-api/sealing'
import type { Addresses } from './accountKeys.ts'
import type { Bytes } from './bytes.ts'
import type { PasskeyRecord } from './passkeyRecord.ts'
import type { RecoveryRecord } from './recoveryRecord.ts'

/**
 * The calls to the frame server that the key code needs. Every call can be repeated after a crash
 * (S-27).
 */
export type WalletServer = {
  /**
   * Returns the user's active wallet. If there is none, returns the wallet id reserved for this
   * device, which is created if necessary.
   */
  readonly reserve: () => Promise<Wallet>
  /** Returns the server's share S of the wallet's secret. Keep it only in memory. */
  readonly releaseShare: (walletId: string, purpose: 'use' | 'export') => Promise<Bytes>
  /** Returns a nonce with which the device can prove once that it can open the wallet (S-36). */
  readonly startProof: (walletId: string) => Promise<string>
  readonly uploadRecovery: (record: RecoveryRecord) => Promise<void>
  /**
   * Stores a record that the passkey can open (S-35). Requires a proof that the device can open the
   * wallet (S-36).
   */
  readonly addPasskey: (record: PasskeyRecord, proof: WalletProof) => Promise<void>
  readonly removePasskey: (passkey: PasskeyId, proof: WalletProof) => Promise<void>
  /**
   * Stores the operator's sealed copy of the wallet (S-26). For an active wallet it takes effect
   * immediately only with a proof (S-36).
   */
  readonly putEscrow: (walletId: string, copy: SealedBytes, proof?: WalletProof) => Promise<void>
  readonly activate: (walletId: string, owned: OwnedAddresses) => Promise<Wallet>
}

/** Identifies a passkey of a wallet. */
export type PasskeyId = Pick<PasskeyRecord, 'walletId' | 'credentialId'>

/**
 * Addresses of a wallet's accounts, each with its signature of `toWalletProofText(walletId)`, which
 * proves that they belong together.
 */
export type OwnedAddresses = {
  readonly addresses: Addresses
  readonly proofs: { readonly eip155: string; readonly solana: string }
}
