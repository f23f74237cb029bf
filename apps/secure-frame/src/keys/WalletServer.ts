import type { Wallet, WalletProof } from '@latchkey/frame-api'
import type { SealedBytes } from '@latchkey/frame-api/sealing'
import type { Addresses } from './accountKeys.ts'
import type { Bytes } from './bytes.ts'
import type { PasskeyRecord } from './passkeyRecord.ts'
import type { RecoveryRecord } from './recoveryRecord.ts'

/**
 * The calls of the frame's server that the keys need. Every call may be repeated after a crash
 * (S-27).
 */
export type WalletServer = {
  /**
   * Returns the user's active wallet, otherwise the wallet reserved for this device, and reserves
   * one if necessary.
   */
  readonly reserve: () => Promise<Wallet>
  /** Returns the server's share S. Keep it only in memory. */
  readonly releaseShare: (walletId: string, purpose: 'use' | 'export') => Promise<Bytes>
  /** Returns the nonce for one proof that the wallet is open on this device (S-36). */
  readonly startProof: (walletId: string) => Promise<string>
  readonly uploadRecovery: (record: RecoveryRecord) => Promise<void>
  /**
   * Stores the record that a passkey of the wallet opens (S-35). Requires a proof that the wallet
   * is open (S-36).
   */
  readonly addPasskey: (record: PasskeyRecord, proof: WalletProof) => Promise<void>
  readonly removePasskey: (passkey: PasskeyId, proof: WalletProof) => Promise<void>
  /**
   * Stores the sealed copy for the key service (S-26). For an active wallet the copy takes effect
   * immediately only with a proof (S-36).
   */
  readonly putEscrow: (walletId: string, copy: SealedBytes, proof?: WalletProof) => Promise<void>
  readonly activate: (walletId: string, owned: OwnedAddresses) => Promise<Wallet>
}

/** A passkey of a wallet. */
export type PasskeyId = Pick<PasskeyRecord, 'walletId' | 'credentialId'>

/** Addresses with a signature by each over `toWalletProofText(walletId)`. */
export type OwnedAddresses = {
  readonly addresses: Addresses
  readonly proofs: { readonly eip155: string; readonly solana: string }
}
