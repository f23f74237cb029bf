import type { DirectoryWallet } from '@latchkey/core'
import type { Device } from '../kit/Device.ts'

/** Where a wallet is opened. */
export type WalletLink = {
  readonly href: string
  /** Of the browsing context: a name for `window.open`. */
  readonly target: '_self' | '_top' | '_blank'
  /** The wallet without the pairing; sent again with each request (WalletConnect's deep-link choice). */
  readonly base: string
}

export type ToWalletLinkParameters = {
  /** `name://`, `name:` or an http address, as the directory has it. */
  readonly link: string
  /** Pairing URI. */
  readonly uri: string
  readonly device: Device
}

const isWebLink = (link: string) => /^https?:\/\//i.test(link)

/** An http link ends in a slash; a bare scheme gets its `://`. */
function toBase(link: string): string {
  if (isWebLink(link)) return link.endsWith('/') ? link : `${link}/`
  const scheme = link.replaceAll(/[:/]+$/g, '')
  return scheme.includes('://') ? `${scheme}/` : `${scheme}://`
}

/** The mini app's frame cannot be left otherwise; any other frame has to be left for its top. */
export function toLinkTarget(device: Device): WalletLink['target'] {
  if (device.telegram) return '_blank'
  return device.framed ? '_top' : '_self'
}

/**
 * Makes the link that opens a wallet with a pairing (K-MOB-01): `<base>wc?uri=<encoded URI>`. Telegram on Android
 * decodes once on its way, so the URI is encoded twice there (K-MOB-03).
 */
export function toWalletLink({ link, uri, device }: ToWalletLinkParameters): WalletLink {
  const base = toBase(link)
  const once = encodeURIComponent(uri)
  const encoded = device.telegram && device.os === 'android' ? encodeURIComponent(once) : once
  return { href: `${base}wc?uri=${encoded}`, target: toLinkTarget(device), base }
}

/**
 * Lists a wallet's links in the order they are tried on this device: its universal link first only where the host
 * prefers those (K-MOB-02), else as what comes next when the app's own scheme opened nothing.
 */
export function getMobileLinks(
  wallet: DirectoryWallet,
  options: { readonly preferUniversalLinks: boolean },
): readonly string[] {
  const { mobileLink, linkMode } = wallet
  const links = options.preferUniversalLinks ? [linkMode, mobileLink] : [mobileLink, linkMode]
  return [...new Set(links.flatMap((link) => link || []))]
}

/** The place to get a wallet's app from on this device. */
export function getStoreLink(wallet: DirectoryWallet, device: Device): string | undefined {
  if (device.os === 'ios') return wallet.appStore
  if (device.os === 'android') return wallet.playStore
  return undefined
}
