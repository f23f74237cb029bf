import type { Addresses } from '../keys/accountKeys.ts'
import { type SmartAccount, toSmartAccount } from '../smart-account/SmartAccount.ts'
import type { FrameNetwork } from './createNetworks.ts'

export type FrameAccountType = 'eoa' | 'smartAccount'

/** An account of the user on one network. */
export type FrameAccount = { readonly type: 'eoa'; readonly address: string } | SmartAccount

export type ListAccountsOptions = {
  readonly network: FrameNetwork
  readonly preferred: FrameAccountType
}

/**
 * Returns the user's accounts on a network. The account in use comes first. A network without smart
 * accounts has only the EOA.
 */
export function listAccounts(
  addresses: Addresses,
  { network, preferred }: ListAccountsOptions,
): readonly [FrameAccount, ...FrameAccount[]] {
  const own = { type: 'eoa', address: addresses[network.namespace] } as const
  if (!network.smartAccount) return [own]
  const smart = toSmartAccount(addresses, network.smartAccount)
  return preferred === 'smartAccount' ? [smart, own] : [own, smart]
}

/**
 * Returns the account that a request names, or the account in use if the request names no account
 * of this user.
 */
export function pickAccount(
  accounts: readonly [FrameAccount, ...FrameAccount[]],
  named: string | undefined,
): FrameAccount {
  const wanted = named?.toLowerCase()
  return accounts.find(({ address }) => address.toLowerCase() === wanted) ?? accounts[0]
}

/**
 * Returns the account type for a text from a message. Every text except `smartAccount` means `eoa`.
 */
export const toAccountType = (text: string): FrameAccountType =>
  text === 'smartAccount' ? 'smartAccount' : 'eoa'
