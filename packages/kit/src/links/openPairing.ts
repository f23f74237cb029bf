import type { DirectoryWallet } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { track } from '../state/track.ts'
import { openLink } from './openLink.ts'
import { rememberLink } from './rememberLink.ts'
import { toWalletLink } from './toWalletLink.ts'

export type OpenPairingParameters = {
  readonly wallet: DirectoryWallet
  /** Link of the wallet's app from the directory, e.g. `wallet://`. */
  readonly link: string
  /** WalletConnect pairing URI, `wc:`. */
  readonly uri: string
}

/**
 * Opens a wallet's app with a WalletConnect pairing. Call it in the click handler. The link becomes
 * the stored choice once the wallet has connected (K-MOB-05).
 *
 * @throws {ExternalUrlError} The link is not allowed.
 */
export function openPairing(kit: Kit, { wallet, link, uri }: OpenPairingParameters): void {
  const { name } = wallet
  try {
    const target = toWalletLink({ link, uri, device: kit.ports.page.device() })
    rememberLink(kit, { name, href: target.base })
    openLink(kit, target)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // The event's `uri` has no key, because the key decrypts the pairing.
    const [named = ''] = uri.split('?')
    const properties = { message, uri: named, mobile_link: link, name }
    track(kit, { event: 'CONNECT_PROXY_ERROR', properties })
    throw error
  }
}
