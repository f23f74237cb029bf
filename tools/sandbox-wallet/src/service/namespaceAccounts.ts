import type { Account } from '../accounts/createAccounts.ts'
import type { BitcoinAddress, WalletNamespace } from '../wire/wire.ts'
import type { OtherNamespace, SitePermission, WalletInstance } from './WalletInstance.ts'

/** Tells whether an address of any namespace is one of this account; it has two for Bitcoin. */
export const isOfAccount = (account: Account, address: string): boolean =>
  account.address.toLowerCase() === address.toLowerCase() ||
  account.solana.address === address ||
  account.bitcoin.some((key) => key.address === address)

/** The account with this address in any namespace. */
export const findAccount = (accounts: readonly Account[], address: string): Account | undefined =>
  accounts.find((account) => isOfAccount(account, address))

/** What names an account in a namespace; in `bip122` its payment address. */
export function toAddress(account: Account, namespace: WalletNamespace): string {
  if (namespace === 'eip155') return account.address
  return namespace === 'solana' ? account.solana.address : account.bitcoin[0].address
}

/** What a page may know of the Bitcoin keys of an account. */
export const toBitcoinAddresses = ({ bitcoin }: Account): readonly BitcoinAddress[] =>
  bitcoin.map(({ address, publicKey, path, intention }) => ({
    address,
    publicKey,
    path,
    intention,
  }))

/** The accounts a site is connected to in a namespace besides EVM; the selected one first. */
export function getPermittedAccounts(
  instance: WalletInstance,
  accounts: readonly Account[],
  { namespace, origin }: { namespace: OtherNamespace; origin: string },
): readonly Account[] {
  if (instance.locked) return []
  const permitted = instance.otherPermissions[namespace][origin]?.accounts ?? []
  const selectedFirst = (account: Account) => (account.address === instance.selected ? 0 : 1)
  return accounts
    .filter((account) => permitted.includes(toAddress(account, namespace)))
    .toSorted((a, b) => selectedFirst(a) - selectedFirst(b))
}

/** Connects a site in a namespace besides EVM; the accounts are named as `toAddress` names them. */
export function withOtherPermission(
  instance: WalletInstance,
  { namespace, origin }: { namespace: OtherNamespace; origin: string },
  permission: SitePermission,
): WalletInstance {
  const sites = { ...instance.otherPermissions[namespace], [origin]: permission }
  return { ...instance, otherPermissions: { ...instance.otherPermissions, [namespace]: sites } }
}

/** Ends a site's connection in one namespace besides EVM. */
export function withoutOtherPermission(
  instance: WalletInstance,
  { namespace, origin }: { namespace: OtherNamespace; origin: string },
): WalletInstance {
  const { [origin]: _dropped, ...sites } = instance.otherPermissions[namespace]
  return { ...instance, otherPermissions: { ...instance.otherPermissions, [namespace]: sites } }
}
