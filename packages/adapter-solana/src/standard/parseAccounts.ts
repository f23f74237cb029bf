import { readField } from '@latchkey/core'
import { isAddress } from '@solana/kit'
import { readList } from './readList.ts'

/** An account, and the wallet's own object for it, which its features want back. */
export type StandardAccount = { readonly address: string; readonly handle: unknown }

const mostAccounts = 256
const mostChains = 64

function isSolanaAccount(handle: unknown): boolean {
  const chains = readList(handle, 'chains', mostChains)
  // Wallets of several chains list the accounts of all of them.
  return (
    chains === undefined ||
    chains.some((chain) => typeof chain === 'string' && chain.startsWith('solana:'))
  )
}

/**
 * Reads the accounts of a wallet, of an answer of `standard:connect` or of a `change`. What is no Solana account is
 * dropped, the same address counts once. `undefined`: no list at all.
 */
export function parseAccounts(owner: unknown): readonly StandardAccount[] | undefined {
  const handles = readList(owner, 'accounts', mostAccounts)
  if (!handles) return undefined
  const accounts = new Map<string, StandardAccount>()
  for (const handle of handles) {
    const address = readField(handle, 'address')
    if (typeof address !== 'string' || !isAddress(address) || accounts.has(address)) continue
    if (isSolanaAccount(handle)) accounts.set(address, { address, handle })
  }
  return [...accounts.values()]
}
