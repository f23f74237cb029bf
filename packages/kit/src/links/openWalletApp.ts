import type { DirectoryWallet } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getLinks } from './getLinks.ts'
import type { OpenedWallet } from './OpenedWallet.ts'

/**
 * On a phone, opens a wallet's app in the same task: call it from the tap. A wallet with a custom
 * link shows this page in its browser (K-MOB-04). Any other receives the pairing if `pair` has
 * prepared one (K-MOB-07). Its code loads on intent.
 *
 * @returns How the wallet was opened. After `pairing`, call `pair` to wait for its answer.
 *   `undefined`: not opened.
 */
export function openWalletApp(kit: Kit, wallet: DirectoryWallet): OpenedWallet | undefined {
  return getLinks(kit).openWallet?.(wallet)
}
