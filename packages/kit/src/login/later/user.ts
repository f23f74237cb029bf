import type { SuccessOf } from '@latchkey/bridge'
import {
  type CaipNetworkId,
  type ChainNamespace,
  type Network,
  parseCaipNetworkId,
  toEvmChainId,
  toRpcUrls,
  type WalletAccount,
} from '@latchkey/core'
import { listNetworks } from '../../adapters/listNetworks.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { LoginAccountType } from '../../kit/LoginInfo.ts'
import { hasSmartAccounts } from '../hasSmartAccounts.ts'
import { preferredTypesKey } from '../storage.ts'

/**
 * An account of the login as the secure frame returns it: the fields that the answers to GET_USER
 * and CONNECT_SOCIAL have in common.
 */
export type UserAnswer = Pick<
  SuccessOf<'GET_USER'>,
  | 'address'
  | 'chainId'
  | 'accounts'
  | 'preferredAccountType'
  | 'backedUp'
  | 'signsIn'
  | 'message'
  | 'signature'
> & { readonly smartAccountDeployed?: boolean | undefined }

/**
 * Converts a network id to the format of messages to the secure frame: a number for EVM chains, a
 * CAIP-2 id for others (wire-secure-frame §5).
 */
export function toChainId(caipNetworkId: CaipNetworkId): string | number {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  return namespace === 'eip155' ? toEvmChainId(caipNetworkId) : caipNetworkId
}

/**
 * Returns the preferred account type: the stored one, otherwise the configured one, otherwise the
 * smart account. On a network without smart accounts it is `eoa` (K-AUTH-11).
 */
export function getPreferredType(kit: Kit, caipNetworkId: CaipNetworkId): LoginAccountType {
  if (!hasSmartAccounts(kit, caipNetworkId)) return 'eoa'
  const stored = kit.storage.read(preferredTypesKey).eip155
  const wanted = stored ?? kit.config.defaultAccountTypes?.eip155 ?? 'smartAccount'
  return wanted === 'eoa' ? 'eoa' : 'smartAccount'
}

/** Stores the account type that the user prefers in a namespace. */
export function rememberType(kit: Kit, namespace: ChainNamespace, type: LoginAccountType): void {
  const { storage } = kit
  storage.write(preferredTypesKey, { ...storage.read(preferredTypesKey), [namespace]: type })
}

/**
 * Returns the payload of the message that requests the login's account on a network from the secure
 * frame.
 */
export function toUserPayload(kit: Kit, { caipNetworkId }: Pick<Network, 'caipNetworkId'>) {
  const rpcUrl = getRpcUrl(kit, caipNetworkId)
  return {
    chainId: toChainId(caipNetworkId),
    preferredAccountType: getPreferredType(kit, caipNetworkId),
    ...(rpcUrl && { rpcUrl }),
  }
}

/** Returns the first RPC URL of a configured network. */
export function getRpcUrl(kit: Kit, caipNetworkId: CaipNetworkId): string | undefined {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const network = listNetworks(kit, namespace).find(
    (other) => other.caipNetworkId === caipNetworkId,
  )
  return network && toRpcUrls(network)[0]
}

/** Returns the accounts that the secure frame has listed in an answer, the active one first. */
export function toAccounts({ address, accounts = [], preferredAccountType }: UserAnswer) {
  const isActive = (account: WalletAccount) =>
    account.address.toLowerCase() === address.toLowerCase()
  const known = accounts.find(isActive)
  const type: LoginAccountType =
    known?.type ?? (preferredAccountType === 'smartAccount' ? 'smartAccount' : 'eoa')
  const others: readonly WalletAccount[] = accounts.filter((account) => !isActive(account))
  return { type, accounts: [{ address, type }, ...others] }
}
