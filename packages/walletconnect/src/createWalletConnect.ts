import type { CreateWalletConnectOptions, WalletConnect } from './WalletConnect.ts'

/** Creates the WalletConnect side of one kit. Loads and sends nothing before it is used. */
export declare function createWalletConnect(
  options: CreateWalletConnectOptions,
): Promise<WalletConnect>
