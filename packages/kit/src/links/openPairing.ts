import type { DirectoryWallet } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { track } from '../state/track.ts'
import { openLink } from './openLink.ts'
import { rememberLink } from './rememberLink.ts'
import { toWalletLink } from './toWalletLink.ts'

export type OpenPairingParameters = {
  readonly wallet: DirectoryWallet
  /** A link of the wallet from the directory. */
  readonly link: string
  /** Pairing URI. */
  readonly uri: string
}

/**
 * Opens a wallet with a pairing, in the same task as the tap. The link becomes the stored choice
 * once the wallet has connected (K-MOB-05).
 *
 * @throws {ExternalUrlError} The link must not be opened.
 */
export function openPairing(kit: Kit, { wallet, link, uri }: OpenPairingParameters): void {
  const { name } = wallet
  try {
    const target = toWalletLink({ link, uri, device: kit.ports.page.device() })
    rememberLink(kit, { name, href: target.base })
    openLink(kit, target)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // The key is removed, because it decrypts the pairing.
    const [named = ''] = uri.split('?')
    const properties = { message, uri: named, mobile_link: link, name }
    track(kit, { event: 'CONNECT_PROXY_ERROR', properties })
    throw error
  }
}
