import { ExternalUrlError, openExternal } from '@latchkey/core'
import type { Ports } from '../kit/ports.ts'
import type { WalletLink } from './toWalletLink.ts'

type Opener = { readonly ports: Pick<Ports, 'openWindow'> }

/**
 * Matches the only format of `intent:` URLs that this package creates. All others are rejected
 * (S-64).
 */
const ownIntent = /^intent:\/\/browse\/[^#\s]*#Intent;scheme=[a-z]+;package=[a-z.]+;end$/

/**
 * Opens a wallet's link. Call it in the click handler.
 *
 * @throws {ExternalUrlError} The link is not allowed.
 */
export function openLink(kit: Opener, link: Pick<WalletLink, 'href' | 'target'>): void {
  const { href, target } = link
  if (!href.startsWith('intent:')) {
    openExternal(href, { open: kit.ports.openWindow, target })
    return
  }
  if (!ownIntent.test(href)) throw new ExternalUrlError({ reason: 'the intent is not one of ours' })
  kit.ports.openWindow(href, target, 'noopener,noreferrer')
}
