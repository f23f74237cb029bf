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
  /** Absent: the chain does not answer. */
  readonly height?: number
  /** The chain's own time, seconds since 1970. */
  readonly time?: number
  /** The block time at the start. Absent if every transaction is mined immediately. */
  readonly blockTimeSeconds?: number
  readonly rpcUrl: string
  readonly loopbackRpcUrl: string
  /** Bundler and paymaster, as pages use them. */
  readonly bundlerUrl: string
}

export type BitcoinView = {
  readonly caipNetworkId: string
  readonly name: string
  /** Absent: the chain is not running. */
  readonly height?: number
  /** Of the newest block, seconds since 1970. */
  readonly time?: number
  /** Transactions without a block. */
  readonly waiting?: number
  /** Bases of the explorer's HTTP API. */
  readonly url: string
  readonly loopbackUrl: string
}

export type ClusterView = {
  readonly caipNetworkId: string
  readonly name: string
  /** Absent: the cluster does not answer. */
  readonly slot?: number
  readonly blockHeight?: number
  readonly goldMint: string
  readonly rpcUrl: string
  readonly loopbackRpcUrl: string
  readonly webSocketUrl: string
}

/** An address outside the EVM chains that holds coins. */
export type HolderView = {
  /** Which of an account's addresses this is, e.g. `Bitcoin payments`. */
  readonly name: string
  readonly address: string
  readonly privateKey: string
  /** Amounts as decimal text; networks that do not answer are left out. */
  readonly held: readonly {
    readonly amount: string
    readonly symbol: string
    readonly on: string
  }[]
}

export type AccountView = {
  readonly address: string
  readonly privateKey: string
  /** Native coins on each chain, by chain id, as decimal text. */
  readonly balances: Readonly<Record<number, string>>
  /** The addresses that the same mnemonic gives on Solana and Bitcoin, with their balances. */
  readonly holders: readonly HolderView[]
}

/** Everything the status page shows. The control token is not in it. */
export type State = {
  readonly startedAt: string
  readonly now: number
  readonly services: readonly ServiceView[]
  readonly chains: readonly ChainView[]
  readonly bitcoin: BitcoinView
  readonly clusters: readonly ClusterView[]
  readonly accounts: readonly AccountView[]
  /** Funded Bitcoin addresses of older kinds, which no account above has. */
  readonly olderHolders: readonly HolderView[]
  readonly addresses: readonly { name: string; url: string; loopbackUrl: string }[]
  readonly contracts: readonly { name: string; address: string }[]
  readonly projectIds: readonly string[]
  readonly controlUrl: string
  readonly trap: string
  readonly log: readonly LogLine[]
}
