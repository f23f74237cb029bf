import type { RemoteSigner, Wallet } from '@latchkey/core'

/** Makes a wallet of a session's namespace that has no adapter: accounts, and messages on eip155 and solana (K-CHAIN-09). */
export declare function createUniversalWallet(remote: RemoteSigner): Wallet
