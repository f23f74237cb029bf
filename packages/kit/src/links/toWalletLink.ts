import type { DirectoryWallet } from '@latchkey/core'
import type { Device } from '../kit/Device.ts'

/** A link that opens a wallet's app with a WalletConnect pairing. */
export type WalletLink = {
  readonly href: string
  /** Target of the link for `window.open`. */
  readonly target: '_self' | '_top' | '_blank'
  /** The wallet's link without the pairing, which later requests open again. */
  readonly base: string
}

export type ToWalletLinkParameters = {
  /** The wallet's link as in the directory: `name://`, `name:` or a web URL. */
  readonly link: string
  /** WalletConnect pairing URI, `wc:`. */
  readonly uri: string
  readonly device: Device
}

const isWebLink = (link: string) => /^https?:\/\//i.test(link)

/**
 * Completes a wallet's link from the directory: a web URL gets a final slash, a bare scheme gets
 * `://`.
 */
function toBase(link: string): string {
  if (isWebLink(link)) return link.endsWith('/') ? link : `${link}/`
  const scheme = link.replaceAll(/[:/]+$/g, '')
  return scheme.includes('://') ? `${scheme}/` : `${scheme}://`
}

/**
 * Returns the window target for a wallet's link. In Telegram the link needs a new window. In any
 * other frame it opens in the top page.
 */
export function toLinkTarget(device: Device): WalletLink['target'] {
  if (device.telegram) return '_blank'
  return device.framed ? '_top' : '_self'
}

/**
 * Builds the link that opens a wallet with a pairing (K-MOB-01): `<base>wc?uri=<encoded URI>`.
 * Telegram on Android decodes the link once, so the URI is encoded twice there (K-MOB-03).
 */
export function toWalletLink({ link, uri, device }: ToWalletLinkParameters): WalletLink {
  const base = toBase(link)
  const once = encodeURIComponent(uri)
  const encoded = device.telegram && device.os === 'android' ? encodeURIComponent(once) : once
  return { href: `${base}wc?uri=${encoded}`, target: toLinkTarget(device), base }
}

/**
 * Lists a wallet's links in the order in which to try them. The universal link comes first if the
 * app prefers it (K-MOB-02); otherwise it comes after the link with the wallet's own scheme.
 */
export function getMobileLinks(
  wallet: DirectoryWallet,
  options: { readonly preferUniversalLinks: boolean },
): readonly string[] {
  const { mobileLink, linkMode } = wallet
  const links = options.preferUniversalLinks ? [linkMode, mobileLink] : [mobileLink, linkMode]
  return [...new Set(links.flatMap((link) => link || []))]
}

/** Returns the app store link of a wallet for this device. */
export function getStoreLink(wallet: DirectoryWallet, device: Device): string | undefined {
  if (device.os === 'ios') return wallet.appStore
  if (device.os === 'android') return wallet.playStore
  return undefined
}
