import type { Kit } from '../kit/Kit.ts'
import { getLinks } from './getLinks.ts'
import type { LinkChoice } from './LinkChoice.ts'

/**
 * Records the link that opens a wallet, just before the user leaves the page. Once the wallet
 * connects with the current pairing, the link becomes the stored choice, and later requests open it
 * again (K-MOB-05).
 */
export function rememberLink(kit: Kit, link: LinkChoice): void {
  getLinks(kit).linking = { ...link, uri: kit.connection.getState().pairing?.uri }
}
