import type { Kit } from '../kit/Kit.ts'
import { getLinks } from './getLinks.ts'

/**
 * Loads the code that opens wallets in advance, because browsers only open an app directly in the
 * click handler.
 */
export async function loadLinks(kit: Kit): Promise<void> {
  const { openWallet } = await import(/* moment: links */ './openWallet.ts')
  getLinks(kit).openWallet = (wallet) => openWallet(kit, wallet)
}
