import { type SealedBytes, sealBytes } from '@latchkey/frame-api/sealing'
import type { Bytes } from './bytes.ts'
import { createReceiver, type Receiver } from './createReceiver.ts'

export type SealEscrowParameters = {
  readonly walletId: string
  /** Public key of the key service, to which the operator's copy is sealed. */
  readonly publicKey: Bytes
}

/** Seals the operator's copy of a wallet. Only the key service can open it (S-26). */
export const sealEscrow = (
  entropy: Bytes,
  parameters: SealEscrowParameters,
): Promise<SealedBytes> => sealBytes(entropy, { purpose: 'secure-frame/escrow/v1', ...parameters })

/**
 * Creates the key pair to which the key service seals an operator's copy that it releases to this
 * device.
 */
export const createReleaseReceiver = (walletId: string): Promise<Receiver> =>
  createReceiver({ purpose: 'secure-frame/escrow-release/v1', walletId })
