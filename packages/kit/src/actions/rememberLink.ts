import type { Kit } from '../Kit.ts'

/**
 * Remembers the link a person is sent to a wallet with, just before the page is left. It becomes the stored choice,
 * which requests open again, once that wallet has connected (K-MOB-05).
 */
export function rememberLink(
  kit: Kit,
  link: { readonly name: string; readonly href: string },
): void {
  kit.runtime.linking = link
}
