import type { WalletAccount } from '@latchkey/core'
import { getAddress, isAddress } from 'viem/utils'

const mostAccounts = 256

/**
 * Parses a list of accounts. Drops invalid addresses and duplicates, and returns the others with
 * their checksum. Returns `undefined` if the answer is not a list.
 */
export function parseAccounts(answer: unknown): readonly WalletAccount[] | undefined {
  if (!Array.isArray(answer)) return undefined
  const addresses = answer
    .slice(0, mostAccounts)
    .filter((value) => typeof value === 'string' && isAddress(value, { strict: false }))
    .map((value) => getAddress(value))
  return [...new Set(addresses)].map((address) => ({ address }))
}
