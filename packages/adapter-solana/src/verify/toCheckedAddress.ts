import { decodeBase58 } from './decodeBase58.ts'

/**
 * Returns a Solana address unchanged if it is valid, because Solana addresses have a single
 * spelling. Returns `undefined` for any other text.
 */
export function toCheckedAddress(address: string): string | undefined {
  return decodeBase58(address, 32) ? address : undefined
}
