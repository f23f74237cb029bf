/**
 * The text that each account of a new wallet signs, so that the server knows the addresses belong to it (S-27).
 * EVM: EIP-191 (`personal_sign`), 65 bytes in 0x hex. Solana: ed25519 over the UTF-8 bytes, in base58.
 */
export function toWalletProofText(walletId: string): string {
  return `secure-frame/wallet/${walletId}`
}
