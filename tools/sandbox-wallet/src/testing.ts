export { describeTransaction } from './service/solana/describeTransaction.ts'
export { createBitcoinWallets } from './testing/createBitcoinWallets.ts'
export { createEthereumWallet } from './testing/createEthereumWallet.ts'
export { createSolanaWallet } from './testing/createSolanaWallet.ts'
export {
  type RunningWallet,
  startWallet,
  testAccounts,
  toTestChain,
} from './testing/startWallet.ts'
export { hasState, type TestPage } from './testing/TestPage.ts'
export { type AskEthereum, imitateRequests } from './wallets/eip155/imitateRequests.ts'
export { safeTxHash } from './wallets/personas/safe.ts'
export {
  getChange,
  type WalletPersonaName,
  walletPersonaNames,
  walletPersonas,
} from './wallets/walletPersonas.ts'
