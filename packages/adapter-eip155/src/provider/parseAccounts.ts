import type { WalletAccount } from '@latchkey/core'
import { getAddress, isAddress } from 'viem/utils'

const mostAccounts = 256

/**
 * Reads an account list. What is no address is dropped, the same address counts once, and all are given with their
 * checksum. `undefined`: no list at all.
 */
export function parseAccounts(answer: unknown): readonly WalletAccount[] | undefined {
  if (!Array.isArray(answer)) return undefined
  const addresses = answer
    .slice(0, mostAccounts)
    .filter((value) => typeof value === 'string' && isAddress(value, { strict: false }))
    .map((value) => getAddress(value))
  return [...new Set(addresses)].map((address) => ({ address }))
}
