import type { Account } from '../accounts/createAccounts.ts'
import type { BitcoinAddress, WalletNamespace } from '../wire/wire.ts'
import type { OtherNamespace, SitePermission, WalletInstance } from './WalletInstance.ts'

/** Returns whether an address of any namespace belongs to an account of the wallet. */
export const isOfAccount = (account: Account, address: string): boolean =>
  account.address.toLowerCase() === address.toLowerCase() ||
  account.solana.address === address ||
  account.bitcoin.some((key) => key.address === address)

/** Finds the wallet's account with this address in any namespace. */
export const findAccount = (accounts: readonly Account[], address: string): Account | undefined =>
  accounts.find((account) => isOfAccount(account, address))

/**
 * Returns the address that identifies an account in a namespace. For `bip122` this is the payment
 * address.
 */
export function toAddress(account: Account, namespace: WalletNamespace): string {
  if (namespace === 'eip155') return account.address
  return namespace === 'solana' ? account.solana.address : account.bitcoin[0].address
}

/** Returns the public data of an account's Bitcoin keys. */
export const toBitcoinAddresses = ({ bitcoin }: Account): readonly BitcoinAddress[] =>
  bitcoin.map(({ address, publicKey, path, intention }) => ({
    address,
    publicKey,
    path,
    intention,
  }))

/**
 * Returns the wallet accounts connected to a site in a non-EVM namespace, the selected one first.
 */
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

/**
 * Returns the wallet's state with a site connected in a namespace other than `eip155`. Stores the
 * addresses that `toAddress` returns.
 */
export function withOtherPermission(
  instance: WalletInstance,
  { namespace, origin }: { namespace: OtherNamespace; origin: string },
  permission: SitePermission,
): WalletInstance {
  const sites = { ...instance.otherPermissions[namespace], [origin]: permission }
  return { ...instance, otherPermissions: { ...instance.otherPermissions, [namespace]: sites } }
}

/** Returns the wallet's state with a site disconnected in one non-EVM namespace. */
export function withoutOtherPermission(
  instance: WalletInstance,
  { namespace, origin }: { namespace: OtherNamespace; origin: string },
): WalletInstance {
  const { [origin]: _dropped, ...sites } = instance.otherPermissions[namespace]
  return { ...instance, otherPermissions: { ...instance.otherPermissions, [namespace]: sites } }
}
