import type { CaipNetworkId, DirectoryWallet } from '@latchkey/core'
import { isListedAnyway } from '../links/customLinks.ts'

/** Returns whether a wallet can be opened on a phone (K-MOB-06). */
export function isReachable(wallet: DirectoryWallet): boolean {
  return Boolean(wallet.mobileLink || wallet.webappLink) || isListedAnyway(wallet.id)
}

/**
 * Returns whether a wallet supports one of these networks. A wallet without a list of networks
 * supports none.
 */
export function isServing(wallet: DirectoryWallet, ids: readonly CaipNetworkId[]): boolean {
  return wallet.chains?.some((id) => ids.includes(id)) ?? false
}
