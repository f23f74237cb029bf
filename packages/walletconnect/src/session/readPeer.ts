import { parseUrl, toAnnouncedIcon, toAnnouncedName } from '@latchkey/core'
import type { RemotePeer } from '../contract/PairedWallet.ts'

const longestUrl = 2_048

function toHttpsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestUrl) return undefined
  const url = parseUrl(value)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
    ? url.href
    : undefined
}

/**
 * Reads a wallet's description: bounded, printable, with `https:` URLs only (S-60, S-63). An image
 * must be image data, so that a peer cannot make the page contact a host (S-65).
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
