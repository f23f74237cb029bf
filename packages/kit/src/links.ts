/**
 * Entry for opening wallet apps on this device. It is separate, because only views that open
 * wallets need it.
 */

export type { Device, DeviceFacts } from './kit/Device.ts'
export {
  type CustomLinkInput,
  isListedAnyway,
} from './links/customLinks.ts'
export {
  type GetPlatformsParameters,
  getPlatforms,
  type WalletPlatform,
} from './links/getPlatforms.ts'
export type { OpenedWallet } from './links/OpenedWallet.ts'
export { type OpenPairingParameters, openPairing } from './links/openPairing.ts'
export {
  getMobileLinks,
  getStoreLink,
  type ToWalletLinkParameters,
  type WalletLink,
} from './links/toWalletLink.ts'
