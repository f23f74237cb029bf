import { checksumAddress, isAddress } from 'viem'

/**
 * Returns the stored form of an address: EIP-55 for eip155, because wallets differ in case;
 * unchanged for other namespaces.
 */
export function toCanonicalAddress(address: string): string {
  const lower = address.toLowerCase()
  return isAddress(lower) ? checksumAddress(lower) : address
}
