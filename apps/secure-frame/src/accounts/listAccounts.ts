import type { Addresses } from '../keys/accountKeys.ts'
import { type SmartAccount, toSmartAccount } from '../smart-account/SmartAccount.ts'
import type { FrameNetwork } from './createNetworks.ts'

export type FrameAccountType = 'eoa' | 'smartAccount'

/** An account of a login on one network. */
export type FrameAccount = { readonly type: 'eoa'; readonly address: string } | SmartAccount

export type ListAccountsOptions = {
  readonly network: FrameNetwork
  readonly preferred: FrameAccountType
}

/**
 * Returns the accounts of a login on a network, the one in use first. On a network without smart
 * accounts, returns only the EOA.
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
 * Returns the account that a request names. Returns the account in use if the name matches no
 * account of the login.
 */
export function pickAccount(
  accounts: readonly [FrameAccount, ...FrameAccount[]],
  named: string | undefined,
): FrameAccount {
  const wanted = named?.toLowerCase()
  return accounts.find(({ address }) => address.toLowerCase() === wanted) ?? accounts[0]
}

/**
 * Returns the account type for a text of the wire. Every text except `smartAccount` means `eoa`.
 */
export const toAccountType = (text: string): FrameAccountType =>
  text === 'smartAccount' ? 'smartAccount' : 'eoa'
