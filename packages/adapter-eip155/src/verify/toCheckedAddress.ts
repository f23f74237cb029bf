import { checksumAddress, type Hex, isHex } from 'viem'

/**
 * Returns an address with its EIP-55 checksum. Returns `undefined` for an invalid address, or for
 * mixed case with a wrong checksum.
 */
export function toCheckedAddress(address: string): Hex | undefined {
  if (!isHex(address) || address.length !== 42) return undefined
  const digits = address.slice(2)
  const isMixedCase = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  const checked = checksumAddress(`0x${digits.toLowerCase()}`)
  return isMixedCase && address !== checked ? undefined : checked
}
