import type { WalletAct } from './WalletProof.ts'

/** What a proof is for, and the server's nonce that makes it good once. */
export type WalletDemand = { readonly act: WalletAct; readonly nonce: string }

/** How each text begins that proves an opened wallet; a frame signs no message of a site that begins so. */
export const walletProofPrefix = 'secure-frame/wallet/'

/**
 * The text that an account of a wallet signs, so that the server knows that whoever asks has opened the wallet: for a
 * new wallet its id alone, by each account (S-27); later with the act it is meant for and the server's nonce (S-36).
 * EVM: EIP-191 (`personal_sign`), 65 bytes in 0x hex. Solana: ed25519 over the UTF-8 bytes, in base58.
 */
export function toWalletProofText(walletId: string, demand?: WalletDemand): string {
  const parts = demand ? [walletId, demand.act, demand.nonce] : [walletId]
  return `${walletProofPrefix}${parts.join('/')}`
}
