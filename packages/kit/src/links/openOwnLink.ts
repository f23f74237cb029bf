import type { DirectoryWallet } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveNamespace } from '../state/getActiveConnection.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'
import { toCustomLink } from './customLinks.ts'
import { openLink } from './openLink.ts'
import { toLinkTarget } from './toWalletLink.ts'

/**
 * Opens this page in a wallet's built-in browser by the wallet's link. Returns false if the wallet
 * has no link for this.
 */
export function openOwnLink(kit: Kit, wallet: DirectoryWallet): boolean {
  const device = kit.ports.page.device()
  const namespace = getActiveNamespace(kit)
  const caipNetworkId = getActiveNetworkId(kit)
  const href =
    caipNetworkId &&
    toCustomLink(wallet.id, { href: kit.ports.page.href(), namespace, caipNetworkId, device })
  if (!href) return false
  openLink(kit, { href, target: toLinkTarget(device) })
  return true
}
