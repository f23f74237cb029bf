import type { LogLine } from '../processes/createLog.ts'
import type { ServiceStatus } from '../processes/Service.ts'

export type ServiceView = ServiceStatus & {
  /** Description of the fault that is set for the service; empty without a fault. */
  readonly fault: string
}

export type ChainView = {
  readonly chainId: number
  readonly name: string
  readonly service: string
  readonly symbol: string
  /** Height of the latest block; absent if the chain does not answer. */
  readonly height?: number
  /** Time of the chain's clock, in Unix seconds. */
  readonly time?: number
  /**
   * Seconds between blocks, as set at the start; absent if each transaction is mined immediately.
   */
  readonly blockTimeSeconds?: number
  readonly rpcUrl: string
  readonly loopbackRpcUrl: string
  /** URL of bundler and paymaster, for pages. */
  readonly bundlerUrl: string
}

export type BitcoinView = {
  readonly caipNetworkId: string
  readonly name: string
  /** Height of the latest block; absent if the chain is not running. */
  readonly height?: number
  /** Time of the latest block, in Unix seconds. */
  readonly time?: number
  /** Number of pending Bitcoin transactions. */
  readonly waiting?: number
  /** Base URL of the Bitcoin explorer's API for pages. `loopbackUrl` is the one for programs. */
  readonly url: string
  readonly loopbackUrl: string
}

export type ClusterView = {
  readonly caipNetworkId: string
  readonly name: string
  /** Current slot; absent if the cluster does not answer. */
  readonly slot?: number
  readonly blockHeight?: number
  readonly goldMint: string
  readonly rpcUrl: string
  readonly loopbackRpcUrl: string
  readonly webSocketUrl: string
}

/** An address on a network other than EVM, with its balances. */
export type HolderView = {
  /** Label of the address, e.g. `Bitcoin payments`. */
  readonly name: string
  readonly address: string
  readonly privateKey: string
  /** Balances of the address, formatted for display. Networks that do not answer are omitted. */
  readonly held: readonly {
    readonly amount: string
    readonly symbol: string
    readonly on: string
  }[]
}

export type AccountView = {
  readonly address: string
  readonly privateKey: string
  /** Balances of native currency by chain id, formatted for display. */
  readonly balances: Readonly<Record<number, string>>
  /** Addresses of the same account on Solana and Bitcoin, with their balances. */
  readonly holders: readonly HolderView[]
}

/** Data that the status page shows. The control token is not part of it. */
export type State = {
  readonly startedAt: string
  readonly now: number
  readonly services: readonly ServiceView[]
  readonly chains: readonly ChainView[]
  readonly bitcoin: BitcoinView
  readonly clusters: readonly ClusterView[]
  readonly accounts: readonly AccountView[]
  /**
   * Bitcoin addresses of older script types, which have funds and belong to none of the accounts.
   */
  readonly olderHolders: readonly HolderView[]
  readonly addresses: readonly { name: string; url: string; loopbackUrl: string }[]
  readonly contracts: readonly { name: string; address: string }[]
  readonly projectIds: readonly string[]
  readonly controlUrl: string
  readonly trap: string
  readonly log: readonly LogLine[]
}
