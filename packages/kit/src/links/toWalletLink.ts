import type { DirectoryWallet } from '@latchkey/core'
import type { Device } from '../kit/Device.ts'

/** A link that opens a wallet. */
export type WalletLink = {
  readonly href: string
  /** Browsing context of the link, for `window.open`. */
  readonly target: '_self' | '_top' | '_blank'
  /**
   * The wallet's link without the pairing; sent again with each request (WalletConnect's deep-link
   * choice).
   */
  readonly base: string
}

export type ToWalletLinkParameters = {
  /** `name://`, `name:` or an http address, as in the directory. */
  readonly link: string
  /** Pairing URI. */
  readonly uri: string
  readonly device: Device
}

const isWebLink = (link: string) => /^https?:\/\//i.test(link)

/** Completes a link: an http link gets a final slash, a bare scheme gets `://`. */
function toBase(link: string): string {
  if (isWebLink(link)) return link.endsWith('/') ? link : `${link}/`
  const scheme = link.replaceAll(/[:/]+$/g, '')
  return scheme.includes('://') ? `${scheme}/` : `${scheme}://`
}

/**
 * Returns the browsing context for a link. A mini app needs a new window. In any other frame the
 * link opens in the top page.
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
 * Lists a wallet's links in the order to try on this device. The universal link is first if the
 * host prefers it (K-MOB-02); otherwise it is the fallback for the app's own scheme.
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
