export { describeTransaction } from './service/solana/describeTransaction.ts'
export { createBitcoinWallets } from './testing/createBitcoinWallets.ts'
export {
  type RunningWallet,
  startWallet,
  testAccounts,
  toTestChain,
} from './testing/startWallet.ts'
export { hasState, type TestPage } from './testing/TestPage.ts'
