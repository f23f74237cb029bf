import type { DirectoryWallet } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getLinks } from './getLinks.ts'
import type { OpenedWallet } from './OpenedWallet.ts'

/**
 * On a phone, leaves for a wallet in the same task: call it from the tap. A wallet with a link of its own opens this page
 * in its browser (K-MOB-04); any other gets the pairing, if `pair` has made one ahead (K-MOB-07). What it needs is
 * fetched on intent.
 *
 * @returns How the wallet was opened: after `pairing` its answer is to be waited for, by `pair`. `undefined`: not opened.
 */
export function openWalletApp(kit: Kit, wallet: DirectoryWallet): OpenedWallet | undefined {
  return getLinks(kit).openWallet?.(wallet)
}
