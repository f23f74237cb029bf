import type { Connector, Network, WalletListener, WalletRequestOptions } from '@latchkey/core'
import type { StandardAccount } from './parseAccounts.ts'

/** A Wallet Standard wallet that was connected, the account and network that are active, and how to ask it. */
export type StandardContext = {
  readonly connector: Connector
  /** Shared accounts, the active one first. */
  readonly readAccounts: () => readonly StandardAccount[]
  readonly getNetwork: () => Network
  /** The wallet's own name of the active network. */
  readonly getChain: () => string
  readonly selectAccount: (address: string) => void
  readonly selectNetwork: (network: Network) => void
  /** Asks a feature. @throws {FeatureNotSupportedError} The wallet does not have it any more. */
  readonly ask: (
    feature: `${'standard' | 'solana'}:${string}`,
    inputs: readonly unknown[],
    options: WalletRequestOptions & { readonly deadlineMs?: number },
  ) => Promise<unknown>
  readonly hasFeature: (feature: `${'standard' | 'solana'}:${string}`) => boolean
  readonly watch: (listener: WalletListener) => () => void
}
