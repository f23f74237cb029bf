import { checksumAddress, isAddress } from 'viem'

/**
 * Returns the stored format of a wallet address. For eip155 this is the EIP-55 checksum format,
 * because wallets differ in case. Addresses of other namespaces stay unchanged.
 */
export function toCanonicalAddress(address: string): string {
  const lower = address.toLowerCase()
  return isAddress(lower) ? checksumAddress(lower) : address
}
