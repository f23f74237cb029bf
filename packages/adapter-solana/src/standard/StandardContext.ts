import type {
  Connector,
  Network,
  SolanaTransactionVersion,
  WalletListener,
  WalletRequestOptions,
} from '@latchkey/core'
import type { StandardAccount } from './parseAccounts.ts'

/**
 * A connected Wallet Standard wallet, with its active account and network and a function to send
 * requests.
 */
export type StandardContext = {
  readonly connector: Connector
  /** Returns the accounts that the wallet shares, the active one first. */
  readonly readAccounts: () => readonly StandardAccount[]
  readonly getNetwork: () => Network
  /** Returns the name of the active network in the wallet's spelling, e.g. `solana:mainnet`. */
  readonly getChain: () => string
  readonly selectAccount: (address: string) => void
  readonly selectNetwork: (network: Network) => void
  /**
   * Calls a feature of the Wallet Standard wallet.
   *
   * @throws {FeatureNotSupportedError} The wallet no longer has the feature.
   */
  readonly ask: (
    feature: `${'standard' | 'solana'}:${string}`,
    inputs: readonly unknown[],
    options: WalletRequestOptions & { readonly deadlineMs?: number },
  ) => Promise<unknown>
  readonly hasFeature: (feature: `${'standard' | 'solana'}:${string}`) => boolean
  /**
   * Returns whether the wallet has a feature for an account. An account that lists no Solana feature
   * has those of the wallet.
   */
  readonly hasAccountFeature: (address: string, feature: `solana:${string}`) => boolean
  /** Lists the accepted transaction versions. Returns `undefined` if the wallet lists none. */
  readonly getVersions: () => readonly SolanaTransactionVersion[] | undefined
  readonly watch: (listener: WalletListener) => () => void
}
