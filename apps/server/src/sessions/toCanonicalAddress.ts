import { checksumAddress, isAddress } from 'viem'

/** The form in which an address is stored: EIP-55 for eip155, which wallets write in any case; others as they are. */
export function toCanonicalAddress(address: string): string {
  const lower = address.toLowerCase()
  return isAddress(lower) ? checksumAddress(lower) : address
}
