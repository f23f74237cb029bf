import * as z from 'zod/mini'
import { EvmSignature, SolanaSignature, WalletNonce } from '../schema/fields.ts'

/**
 * What needs an opened wallet to be done at once (S-36, S-43): putting the wallet away, changing one of the things that
 * recover it, noting that the code was written down, bringing back what was put away or replaced, and a second change of the address within a day.
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

/** A signature of one of the wallet's accounts over `toWalletProofText(walletId, {act, nonce})`. */
export const WalletProof = z.discriminatedUnion('namespace', [
  z.strictObject({ namespace: z.literal('eip155'), nonce: WalletNonce, signature: EvmSignature }),
  z.strictObject({
    namespace: z.literal('solana'),
    nonce: WalletNonce,
    signature: SolanaSignature,
  }),
])
export type WalletProof = z.infer<typeof WalletProof>
