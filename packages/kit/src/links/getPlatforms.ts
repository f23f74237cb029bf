import type { DirectoryWallet } from '@latchkey/core'
import type { Device } from '../kit/Device.ts'

/** How to connect a wallet that is not installed in this page. */
export type WalletPlatform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

export type GetPlatformsParameters = {
  readonly wallet: DirectoryWallet | undefined
  readonly device: Device
  /** Whether this page has a connector for the wallet, e.g. a browser extension. */
  readonly injected: boolean
  /** Whether the wallet has custom links. If so, it is never unsupported. */
  readonly hasCustomLink: boolean
}

/**
 * Lists how a wallet can be connected on this device, the preferred method first (kit-state §12.3,
 * K-WC-03). Without a wallet, the only method is a QR code for any wallet.
 */
export function getPlatforms(parameters: GetPlatformsParameters): readonly WalletPlatform[] {
  const { wallet, device, injected, hasCustomLink } = parameters
  if (!wallet) return ['qrcode']
  const { mobileLink, webappLink, desktopLink } = wallet
  const platforms: WalletPlatform[] = []
  if (injected) platforms.push('browser')
  if (mobileLink && !device.mobile) platforms.push('qrcode')
  if (mobileLink && (device.mobile || device.touch)) platforms.push('mobile')
  if (webappLink) platforms.push('web')
  if (desktopLink && !device.mobile) platforms.push('desktop')
  const isMissing = !injected && (wallet.injected?.length ?? 0) > 0 && !hasCustomLink
  if (platforms.length === 0 && isMissing) return ['unsupported']
  // A wallet without known methods may support QR codes.
  return platforms.length === 0 ? ['qrcode'] : platforms
}
