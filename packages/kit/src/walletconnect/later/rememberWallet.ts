import type { DirectoryWallet } from '@latchkey/core'
import { connectViews } from '../../guide/connectPages.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getLinks } from '../../links/getLinks.ts'
import { storeLink, storeRecentWallet } from '../../storage/recentWallets.ts'
import type { ConnectSuccess } from '../../wallets/later/Source.ts'

/** Returns the link by which the user opened a wallet app, if it contained the current pairing. */
function getOpenedLink(kit: Kit) {
  const { linking } = getLinks(kit)
  return linking?.uri === kit.connection.getState().pairing?.uri ? linking : undefined
}

/**
 * Stores the connected wallet as a recent one, and the link that opens it as the user's choice
 * (K-MOB-05).
 */
export function rememberWallet(kit: Kit, wallet: DirectoryWallet | undefined): void {
  const link = getOpenedLink(kit)
  if (link) storeLink(kit, { name: link.name, href: link.href })
  if (wallet) storeRecentWallet(kit, wallet)
}

/** Returns the properties of the event for a successful WalletConnect connection. */
export function toPairingSuccess(
  kit: Kit,
  wallet: DirectoryWallet | undefined,
  peerName: string,
): ConnectSuccess {
  const rank = wallet?.order
  return {
    method: getOpenedLink(kit) ? 'mobile' : 'qrcode',
    name: wallet?.name ?? peerName,
    view: connectViews.pairing,
    ...(rank !== undefined && { walletRank: rank }),
  }
}
