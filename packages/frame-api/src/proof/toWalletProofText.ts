import type { WalletAct } from './WalletProof.ts'

/** The act that a proof authorizes, and the server's nonce that limits the proof to one use. */
export type WalletDemand = { readonly act: WalletAct; readonly nonce: string }

/**
 * Prefix of every text that proves an opened wallet. A frame refuses to sign a site's message with
 * this prefix.
 */
export const walletProofPrefix = 'secure-frame/wallet/'

/**
 * Returns the text that an account of a wallet signs, which proves to the server that the requester
 * has opened the wallet. For a new wallet the text contains only its id, and each account signs
 * (S-27). Later the text also contains the act and the server's nonce (S-36). EVM: EIP-191
 * (`personal_sign`), 65 bytes in 0x hex. Solana: ed25519 over the UTF-8 bytes, in base58.
 */
export function toWalletProofText(walletId: string, demand?: WalletDemand): string {
  const parts = demand ? [walletId, demand.act, demand.nonce] : [walletId]
  return `${walletProofPrefix}${parts.join('/')}`
}
