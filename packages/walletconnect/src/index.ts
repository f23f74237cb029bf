export type { Cacao } from './Cacao.ts'
export { createUniversalWallet } from './createUniversalWallet.ts'
export { createWalletConnect } from './createWalletConnect.ts'
export type { PairedWallet, RemotePeer, RemoteSessionListener } from './PairedWallet.ts'
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
} from './WalletConnect.ts'
export type { WalletConnectStorage } from './WalletConnectStorage.ts'
