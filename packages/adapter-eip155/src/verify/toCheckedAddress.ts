import { checksumAddress, type Hex, isHex } from 'viem'

/** Writes an address in the one form of EIP-55; `undefined` when it is none, or its mixed case is not that form. */
export function toCheckedAddress(address: string): Hex | undefined {
  if (!isHex(address) || address.length !== 42) return undefined
  const digits = address.slice(2)
  const isMixedCase = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  const checked = checksumAddress(`0x${digits.toLowerCase()}`)
  return isMixedCase && address !== checked ? undefined : checked
}
