export {
  createWalletControl,
  type WalletControl,
  WalletControlError,
} from './driver/createWalletControl.ts'
export { getWalletInstance, giveWallet } from './driver/giveWallet.ts'
export {
  type ChromiumLike,
  type LaunchExtensionParameters,
  launchExtension,
} from './driver/launchExtension.ts'
export { type PairWithUriParameters, pairWithUri } from './driver/pairWithUri.ts'
export type { BrowserContextLike, LocatorLike, PageLike } from './driver/playwright.ts'
export {
  approve,
  reject,
  type WalletRequest,
  waitForRequest,
} from './driver/waitForRequest.ts'
