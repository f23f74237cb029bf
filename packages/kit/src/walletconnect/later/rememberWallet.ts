import type { DirectoryWallet } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { getLinks } from '../../links/getLinks.ts'
import { track } from '../../state/track.ts'
import { storeLink, storeRecentWallet } from '../../storage/recentWallets.ts'

/** Keeps the wallet a person has connected as recent, and the link that led to it as choice (K-MOB-05). */
export function rememberWallet(
  kit: Kit,
  chosen: { readonly wallet: DirectoryWallet | undefined; readonly peerName: string },
): void {
  const { wallet, peerName } = chosen
  const { linking } = getLinks(kit)
  const isLinked = linking !== undefined && linking.uri === kit.connection.getState().pairing?.uri
  const rank = wallet?.order
  if (isLinked) storeLink(kit, { name: linking.name, href: linking.href })
  if (wallet) storeRecentWallet(kit, wallet)
  track(kit, {
    event: 'CONNECT_SUCCESS',
    properties: {
      method: isLinked ? 'mobile' : 'qrcode',
      name: wallet?.name ?? peerName,
      view: 'ConnectingWalletConnect',
      ...(rank !== undefined && { walletRank: rank }),
    },
  })
}
