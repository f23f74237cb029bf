import type { Kit } from '../kit/Kit.ts'
import { getLinks } from './getLinks.ts'

/** A tap on a wallet leaves the page in the same task: by then the code has to be here. */
export async function loadLinks(kit: Kit): Promise<void> {
  const { openWallet } = await import(/* moment: links */ './openWallet.ts')
  getLinks(kit).openWallet = (wallet) => openWallet(kit, wallet)
}
