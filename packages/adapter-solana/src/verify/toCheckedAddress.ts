import { decodeBase58 } from './decodeBase58.ts'

/**
 * Returns an address in the form in which the kit stores it. Solana addresses have a single form.
 * Returns `undefined` if the text is not an address.
 */
export function toCheckedAddress(address: string): string | undefined {
  return decodeBase58(address, 32) ? address : undefined
}
