export { createWalletConnect } from './connect/createWalletConnect.ts'
export type { Cacao } from './contract/Cacao.ts'
export type { PairedWallet, RemotePeer, RemoteSessionListener } from './contract/PairedWallet.ts'
export type {
  AuthenticateMessage,
  AuthenticateParameters,
  AuthenticateReturnType,
  CreateWalletConnectOptions,
  Pairing,
  PairParameters,
  SignedCacao,
  WalletConnect,
  WalletConnectMetadata,
  WalletConnectOverrides,
} from './contract/WalletConnect.ts'
export type { WalletConnectStorage } from './contract/WalletConnectStorage.ts'
export { createUniversalWallet } from './universal/createUniversalWallet.ts'
