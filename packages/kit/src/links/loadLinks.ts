import type { Kit } from '../kit/Kit.ts'
import { getLinks } from './getLinks.ts'

/**
 * Loads the code that opens wallets in advance, because a tap on a wallet leaves the page in the
 * same task.
 */
export async function loadLinks(kit: Kit): Promise<void> {
  const { openWallet } = await import(/* moment: links */ './openWallet.ts')
  getLinks(kit).openWallet = (wallet) => openWallet(kit, wallet)
}
