import type { DirectoryWallet } from '@latchkey/core'
import type { Device } from '../kit/Device.ts'

/** A way to connect a wallet that is not chosen from this page's own. */
export type WalletPlatform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

export type GetPlatformsParameters = {
  readonly wallet: DirectoryWallet | undefined
  readonly device: Device
  /** A connector of this page is the wallet. */
  readonly injected: boolean
  /** The wallet has links of its own kind, so it is never unsupported. */
  readonly hasCustomLink: boolean
}

/**
 * Lists the ways to connect a wallet from here, the one to show first at the front (kit-state §12.3, K-WC-03). Without
 * a wallet: a code that any wallet can scan.
 */
export function getPlatforms(parameters: GetPlatformsParameters): readonly WalletPlatform[] {
  const { wallet, device, injected, hasCustomLink } = parameters
  if (!wallet) return ['qrcode']
  const { mobileLink, webappLink, desktopLink } = wallet
  const platforms: WalletPlatform[] = []
  if (injected) platforms.push('browser')
  if (mobileLink) platforms.push(device.mobile ? 'mobile' : 'qrcode')
  if (webappLink) platforms.push('web')
  if (desktopLink && !device.mobile) platforms.push('desktop')
  const isMissing = !injected && (wallet.injected?.length ?? 0) > 0 && !hasCustomLink
  if (platforms.length === 0 && isMissing) return ['unsupported']
  // A wallet of which nothing is known can still scan.
  return platforms.length === 0 ? ['qrcode'] : platforms
}
