import { type SealedBytes, sealBytes } from '@latchkey/frame-api/sealing'
import type { Bytes } from './bytes.ts'
import { createReceiver, type Receiver } from './createReceiver.ts'

export type SealEscrowParameters = {
  readonly walletId: string
  /** Of the key service. */
  readonly publicKey: Bytes
}

/** Seals the operator's copy of a wallet: the key service alone can open it (S-26). */
export const sealEscrow = (
  entropy: Bytes,
  parameters: SealEscrowParameters,
): Promise<SealedBytes> => sealBytes(entropy, { purpose: 'secure-frame/escrow/v1', ...parameters })

/** Makes the key pair that a released copy is sealed to anew. */
export const createReleaseReceiver = (walletId: string): Promise<Receiver> =>
  createReceiver({ purpose: 'secure-frame/escrow-release/v1', walletId })
