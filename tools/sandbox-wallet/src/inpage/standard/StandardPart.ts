import type { IdentifierArray, Wallet, WalletAccount } from '@wallet-standard/base'
import type { PageState } from '../../wire/wire.ts'

/** Features and accounts of a Wallet Standard wallet for one namespace. */
export type StandardPart = {
  readonly chains: IdentifierArray
  readonly features: Wallet['features']
  /**
   * Returns the accounts that are connected to this page, the selected one first. An address always
   * gives the same object, because apps compare accounts by identity.
   */
  readonly readAccounts: (state: PageState) => readonly WalletAccount[]
}

/**
 * Creates a cache with one account object per address, because apps compare accounts by identity.
 */
export function createAccountCache<source extends { readonly address: string }>(
  create: (source: source) => WalletAccount,
): (sources: readonly source[]) => readonly WalletAccount[] {
  const known = new Map<string, WalletAccount>()
  return (sources) =>
    sources.map((source) => {
      const account = known.get(source.address) ?? Object.freeze(create(source))
      known.set(source.address, account)
      return account
    })
}
