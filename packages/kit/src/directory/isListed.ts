import type { CaipNetworkId, DirectoryWallet } from '@latchkey/core'
import { isListedAnyway } from '../links/customLinks.ts'

/** Returns whether a phone can open a wallet (K-MOB-06). */
export function isReachable(wallet: DirectoryWallet): boolean {
  return Boolean(wallet.mobileLink || wallet.webappLink) || isListedAnyway(wallet.id)
}

/**
 * Returns whether a wallet supports one of these networks. Wallets without a list of networks are
 * left out of pages.
 */
export function isServing(wallet: DirectoryWallet, ids: readonly CaipNetworkId[]): boolean {
  return wallet.chains?.some((id) => ids.includes(id)) ?? false
}
