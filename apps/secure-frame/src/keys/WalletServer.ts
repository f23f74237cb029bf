import type { Wallet, WalletProof } from '@latchkey/frame-api'
import type { SealedBytes } from '@latchkey/frame-api/sealing'
import type { Addresses } from './accountKeys.ts'
import type { Bytes } from './bytes.ts'
import type { PasskeyRecord } from './passkeyRecord.ts'
import type { RecoveryRecord } from './recoveryRecord.ts'

/** What the keys need of the frame's server. All of it may be asked again after a crash (S-27). */
export type WalletServer = {
  /** The user's active wallet, else the one reserved for this device, which is made if need be. */
  readonly reserve: () => Promise<Wallet>
  /** The server's share S, for memory alone. */
  readonly releaseShare: (walletId: string, purpose: 'use' | 'export') => Promise<Bytes>
  /** The nonce of one proof that the wallet is open here (S-36). */
  readonly startProof: (walletId: string) => Promise<string>
  readonly uploadRecovery: (record: RecoveryRecord) => Promise<void>
  /** Keeps what a passkey of the wallet opens (S-35), for whoever proves that it is open (S-36). */
  readonly addPasskey: (record: PasskeyRecord, proof: WalletProof) => Promise<void>
  readonly removePasskey: (passkey: PasskeyId, proof: WalletProof) => Promise<void>
  /** Keeps the copy for the key service (S-26): of an active wallet at once only with a proof (S-36). */
  readonly putEscrow: (walletId: string, copy: SealedBytes, proof?: WalletProof) => Promise<void>
  readonly activate: (walletId: string, owned: OwnedAddresses) => Promise<Wallet>
}

/** A passkey of a wallet. */
export type PasskeyId = Pick<PasskeyRecord, 'walletId' | 'credentialId'>

/** Addresses with a signature of each over `toWalletProofText(walletId)`. */
export type OwnedAddresses = {
  readonly addresses: Addresses
  readonly proofs: { readonly eip155: string; readonly solana: string }
}
