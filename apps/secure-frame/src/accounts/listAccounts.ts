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

/** Lists the accounts of a login on a network, the one in use first. Without smart accounts there, it is the key's own. */
export function listAccounts(
  addresses: Addresses,
  { network, preferred }: ListAccountsOptions,
): readonly [FrameAccount, ...FrameAccount[]] {
  const own = { type: 'eoa', address: addresses[network.namespace] } as const
  if (!network.smartAccount) return [own]
  const smart = toSmartAccount(addresses, network.smartAccount)
  return preferred === 'smartAccount' ? [smart, own] : [own, smart]
}

/** Gets the account a request names; one that names none of the login's is for the account in use. */
export function pickAccount(
  accounts: readonly [FrameAccount, ...FrameAccount[]],
  named: string | undefined,
): FrameAccount {
  const wanted = named?.toLowerCase()
  return accounts.find(({ address }) => address.toLowerCase() === wanted) ?? accounts[0]
}

/** The kind the wire's text names; any other text names none of ours. */
export const toAccountType = (text: string): FrameAccountType =>
  text === 'smartAccount' ? 'smartAccount' : 'eoa'
