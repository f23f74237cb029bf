import { type DirectoryWallet, pairingSpareMs } from '@latchkey/core'
import { getMsUntil } from '../kit/getMsUntil.ts'
import type { Kit } from '../kit/Kit.ts'
import { isListedAnyway } from './customLinks.ts'
import { getPlatforms } from './getPlatforms.ts'
import type { OpenedWallet } from './OpenedWallet.ts'
import { openOwnLink } from './openOwnLink.ts'
import { openPairing } from './openPairing.ts'
import { getMobileLinks } from './toWalletLink.ts'

/**
 * Opens a wallet's app if that is the preferred way to connect and a pairing is ready. Returns
 * whether the app was opened.
 */
function openReadyPairing(kit: Kit, wallet: DirectoryWallet): boolean {
  const { pairing } = kit.connection.getState()
  const isReady = pairing && getMsUntil(kit, 'pairing', pairing.expiresAt) > pairingSpareMs
  const device = kit.ports.page.device()
  const hasCustomLink = isListedAnyway(wallet.id)
  const [platform] = getPlatforms({ wallet, device, injected: false, hasCustomLink })
  if (!isReady || platform !== 'mobile') return false
  const preferUniversalLinks = kit.config.preferUniversalLinks === true
  const [link] = getMobileLinks(wallet, { preferUniversalLinks })
  if (!link) return false
  openPairing(kit, { wallet, link, uri: pairing.uri })
  return true
}

/**
 * Opens the app or the website of a wallet that has no connector in this page. Works only if its
 * link is known during the click, because browsers block later windows. Returns `browser` after
 * opening this page in the wallet's own browser, and `pairing` after opening the wallet with a
 * pairing URI. Returns `undefined` if no link is known yet.
 */
export function openWallet(kit: Kit, wallet: DirectoryWallet): OpenedWallet | undefined {
  if (openOwnLink(kit, wallet)) return 'browser'
  return openReadyPairing(kit, wallet) ? 'pairing' : undefined
}
