import type { Kit } from '../Kit.ts'

/** A wallet's name and its link without a pairing. */
export type LinkChoice = { readonly name: string; readonly href: string }

/**
 * Remembers the link a person is sent to a wallet with, just before the page is left. It becomes the stored choice,
 * which requests open again, once a wallet has connected by the pairing of this moment (K-MOB-05).
 */
export function rememberLink(kit: Kit, link: LinkChoice): void {
  kit.runtime.linking = { ...link, uri: kit.connection.getState().pairing?.uri }
}
