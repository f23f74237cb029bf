import * as z from 'zod/mini'
import { EvmSignature, SolanaSignature, WalletNonce } from '../schema/fields.ts'

/**
 * Acts that take effect immediately only with an opened wallet (S-36, S-43). They are: archiving
 * the wallet, changing a recovery method, confirming that the code was written down, restoring an
 * archived wallet or a replaced method, and a second change of the email address within a day.
 */
export const WalletAct = z.enum([
  'archive',
  'code',
  'backup',
  'escrow',
  'passkey',
  'restore',
  'email',
])
export type WalletAct = z.infer<typeof WalletAct>

/** A signature by one of the wallet's accounts over `toWalletProofText(walletId, {act, nonce})`. */
export const WalletProof = z.discriminatedUnion('namespace', [
  z.strictObject({ namespace: z.literal('eip155'), nonce: WalletNonce, signature: EvmSignature }),
  z.strictObject({
    namespace: z.literal('solana'),
    nonce: WalletNonce,
    signature: SolanaSignature,
  }),
])
export type WalletProof = z.infer<typeof WalletProof>
