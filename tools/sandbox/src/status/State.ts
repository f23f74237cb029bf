import type { LogLine } from '../processes/createLog.ts'
import type { ServiceStatus } from '../processes/Service.ts'

export type ServiceView = ServiceStatus & {
  /** The service's simulated fault in words, or empty text without a fault. */
  readonly fault: string
}

export type ChainView = {
  readonly chainId: number
  readonly name: string
  readonly service: string
  readonly symbol: string
  /** Block height. Absent if the chain does not answer. */
  readonly height?: number
  /** The chain's own time, as Unix time in seconds. */
  readonly time?: number
  /** The block time at the start. Absent if every transaction is mined immediately. */
  readonly blockTimeSeconds?: number
  readonly rpcUrl: string
  readonly loopbackRpcUrl: string
  /** Bundler and paymaster, for pages. */
  readonly bundlerUrl: string
}

export type BitcoinView = {
  readonly caipNetworkId: string
  readonly name: string
  /** Block height. Absent if the chain is not running. */
  readonly height?: number
  /** Time of the newest block, as Unix time in seconds. */
  readonly time?: number
  /** Number of pending transactions. */
  readonly waiting?: number
  /** Base URLs of the explorer's HTTP API. */
  readonly url: string
  readonly loopbackUrl: string
}

export type ClusterView = {
  readonly caipNetworkId: string
  readonly name: string
  /** Absent if the cluster does not answer. */
  readonly slot?: number
  readonly blockHeight?: number
  readonly goldMint: string
  readonly rpcUrl: string
  readonly loopbackRpcUrl: string
  readonly webSocketUrl: string
}

/** A funded address of a non-EVM network. */
export type HolderView = {
  /** Label of the address within its account, e.g. `Bitcoin payments`. */
  readonly name: string
  readonly address: string
  readonly privateKey: string
  /** Amounts as decimal text. Networks that do not answer are left out. */
  readonly held: readonly {
    readonly amount: string
    readonly symbol: string
    readonly on: string
  }[]
}

export type AccountView = {
  readonly address: string
  readonly privateKey: string
  /** Native balances by chain id, as decimal text. */
  readonly balances: Readonly<Record<number, string>>
  /** The addresses that the same mnemonic gives on Solana and Bitcoin, with their balances. */
  readonly holders: readonly HolderView[]
}

/** The data of the status page, without the control token. */
export type State = {
  readonly startedAt: string
  readonly now: number
  readonly services: readonly ServiceView[]
  readonly chains: readonly ChainView[]
  readonly bitcoin: BitcoinView
  readonly clusters: readonly ClusterView[]
  readonly accounts: readonly AccountView[]
  /** Funded Bitcoin addresses of older script types, which belong to no account above. */
  readonly olderHolders: readonly HolderView[]
  readonly addresses: readonly { name: string; url: string; loopbackUrl: string }[]
  readonly contracts: readonly { name: string; address: string }[]
  readonly projectIds: readonly string[]
  readonly controlUrl: string
  readonly trap: string
  readonly log: readonly LogLine[]
}
