export { WalletStateUnreadableError } from './service/createInstanceStore.ts'
export { createWalletService } from './service/createWalletService.ts'
export type { WalletChain, WalletServiceOptions, WalletTimings } from './service/options.ts'
