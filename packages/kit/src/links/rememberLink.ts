import type { Kit } from '../kit/Kit.ts'
import { getLinks } from './getLinks.ts'
import type { LinkChoice } from './LinkChoice.ts'

/**
 * Remembers the link a person is sent to a wallet with, just before the page is left. It becomes the stored choice,
 * which requests open again, once a wallet has connected by the pairing of this moment (K-MOB-05).
 */
export function rememberLink(kit: Kit, link: LinkChoice): void {
  getLinks(kit).linking = { ...link, uri: kit.connection.getState().pairing?.uri }
}
