import { toAnnouncedIcon, toAnnouncedName } from '@latchkey/core'
import type { RemotePeer } from '../contract/PairedWallet.ts'

const longestUrl = 2_048

function toHttpsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestUrl || !URL.canParse(value))
    return undefined
  const url = new URL(value)
  return url.protocol === 'https:' && url.username === '' && url.password === ''
    ? url.href
    : undefined
}

/**
 * Reads what a wallet says of itself: bounded, printable, and no address but `https:` (S-60, S-63). A picture has to be
 * image data: the page calls no host because a peer names it (S-65).
 */
export function readPeer(metadata: unknown): RemotePeer {
  const field = (name: string): unknown =>
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, name) : undefined
  const icons = field('icons')
  const icon: unknown = Array.isArray(icons) ? icons[0] : undefined
  return {
    name: toAnnouncedName(field('name')) ?? 'WalletConnect',
    icon: toAnnouncedIcon(icon),
    url: toHttpsUrl(field('url')),
  }
}
