export {
  createWalletControl,
  type WalletControl,
  WalletControlError,
} from './driver/createWalletControl.ts'
export { giveWallet } from './driver/giveWallet.ts'
export { launchExtension } from './driver/launchExtension.ts'
export { pairWithUri } from './driver/pairWithUri.ts'
export {
  approve,
  reject,
  type WalletRequest,
  waitForRequest,
} from './driver/waitForRequest.ts'
