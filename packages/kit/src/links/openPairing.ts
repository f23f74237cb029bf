import type { DirectoryWallet } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { openLink } from './openLink.ts'
import { rememberLink } from './rememberLink.ts'
import { toWalletLink } from './toWalletLink.ts'

export type OpenPairingParameters = {
  readonly wallet: DirectoryWallet
  /** One of the wallet's, as the directory has it. */
  readonly link: string
  /** Pairing URI. */
  readonly uri: string
}

/**
 * Leaves for a wallet with a pairing, in the same task as the tap that asked for it. The link becomes the stored choice
 * once the wallet has connected (K-MOB-05).
 *
 * @throws {ExternalUrlError} The link must not be opened.
 */
export function openPairing(kit: Kit, { wallet, link, uri }: OpenPairingParameters): void {
  const target = toWalletLink({ link, uri, device: kit.ports.page.device() })
  rememberLink(kit, { name: wallet.name, href: target.base })
  openLink(kit, target)
}
