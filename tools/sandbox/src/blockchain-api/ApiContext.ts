import type { SmartAccountService } from '../bundler/methods.ts'
import type { Contracts } from '../chains/contracts.ts'
import type { ChainDefinition } from '../chains/definitions.ts'
import type { SolanaCluster } from '../solana/createSolana.ts'
import type { Trap } from './Trap.ts'

export type ApiChain = ChainDefinition & {
  /** The node itself. */
  readonly rpcUrl: string
  readonly contracts: Contracts
}

/** What the API knows of a Solana cluster. */
export type ApiCluster = Pick<
  SolanaCluster,
  'caipNetworkId' | 'rpcUrl' | 'goldMint' | 'nativePriceUsd'
>

/** What stands for an address, as its owner has set it anywhere. */
export type Identity = { readonly name: string; readonly avatar?: string }

export type ApiContext = {
  readonly chains: readonly ApiChain[]
  readonly solana: readonly ApiCluster[]
  /** Bundler and paymaster by CAIP-2 id. */
  readonly smartAccounts: ReadonlyMap<string, SmartAccountService>
  readonly projectIds: readonly string[]
  /** By lower-case address. */
  readonly identities: ReadonlyMap<string, Identity>
  /** When the identities were last looked up, ms since 1970. */
  readonly resolvedAt: number
  readonly now: () => number
  /** What goes wrong on purpose. */
  readonly getTrap: () => Trap | undefined
}
