import type { CaipNetworkId, DirectoryWallet } from '@latchkey/core'
import { isListedAnyway } from '../links/customLinks.ts'

/** Whether a phone can open a wallet at all (K-MOB-06). */
export function isReachable(wallet: DirectoryWallet): boolean {
  return Boolean(wallet.mobileLink || wallet.webappLink) || isListedAnyway(wallet.id)
}

/** Whether a wallet serves one of these networks. One that does not say which it serves is not listed by pages. */
export function isServing(wallet: DirectoryWallet, ids: readonly CaipNetworkId[]): boolean {
  return wallet.chains?.some((id) => ids.includes(id)) ?? false
}
