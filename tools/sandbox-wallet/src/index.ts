export { walletIcon } from './personas/walletIcon.ts'
export { WalletStateUnreadableError } from './service/createInstanceStore.ts'
export { createWalletService } from './service/createWalletService.ts'
export type { OtherNetwork, WalletServiceOptions } from './service/options.ts'
