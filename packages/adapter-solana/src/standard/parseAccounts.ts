import { readField } from '@latchkey/core'
import { isAddress } from '@solana/kit'
import { readList } from './readList.ts'

/**
 * An account of a Wallet Standard wallet: its address, and the account object of the wallet, which
 * calls of its features require.
 */
export type StandardAccount = {
  readonly address: string
  readonly handle: unknown
  /** Solana features of the account. Absent if the account lists none. */
  readonly features?: readonly string[]
}

const mostAccounts = 256
const mostChains = 64
const mostFeatures = 64

function readFeatures(handle: unknown): Pick<StandardAccount, 'features'> {
  const list = readList(handle, 'features', mostFeatures) ?? []
  const features = list.filter(
    (feature): feature is string => typeof feature === 'string' && feature.startsWith('solana:'),
  )
  return features.length > 0 ? { features } : {}
}

function isSolanaAccount(handle: unknown): boolean {
  const chains = readList(handle, 'chains', mostChains)
  // Wallets of several chains list accounts of all of them, so accounts of other chains are
  // dropped.
  return (
    chains === undefined ||
    chains.some((chain) => typeof chain === 'string' && chain.startsWith('solana:'))
  )
}

/**
 * Parses the accounts of a wallet, of a `standard:connect` answer or of a `change` event. Drops
 * duplicates and accounts of other chains. Returns `undefined` if the list is missing.
 */
export function parseAccounts(owner: unknown): readonly StandardAccount[] | undefined {
  const handles = readList(owner, 'accounts', mostAccounts)
  if (!handles) return undefined
  const accounts = new Map<string, StandardAccount>()
  for (const handle of handles) {
    const address = readField(handle, 'address')
    if (typeof address !== 'string' || !isAddress(address) || accounts.has(address)) continue
    if (isSolanaAccount(handle)) {
      accounts.set(address, { address, handle, ...readFeatures(handle) })
    }
  }
  return [...accounts.values()]
}
