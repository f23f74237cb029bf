import type { DirectoryWallet } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getLinks } from './getLinks.ts'
import type { OpenedWallet } from './OpenedWallet.ts'

/**
 * Opens a wallet's app on a phone. Call it in the click handler. A wallet with a custom link shows
 * this page in its own browser (K-MOB-04). Any other wallet receives the pairing that `pair` has
 * prepared (K-MOB-07).
 *
 * @returns How the wallet was opened; `undefined` if it was not. After `pairing`, call `pair` to
 * wait for the wallet's answer.
 */
export function openWalletApp(kit: Kit, wallet: DirectoryWallet): OpenedWallet | undefined {
  return getLinks(kit).openWallet?.(wallet)
}
