import type { LogLine } from '../processes/createLog.ts'
import type { ServiceStatus } from '../processes/Service.ts'

export type ServiceView = ServiceStatus & {
  /** What goes wrong there on purpose, in words; empty: nothing. */
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
  /** Absent: every transaction makes its block at once. What it was at the start. */
  readonly blockTimeSeconds?: number
  readonly rpcUrl: string
  readonly loopbackRpcUrl: string
}

export type AccountView = {
  readonly address: string
  readonly privateKey: string
  /** Native coins on each chain, by chain id, as decimal text. */
  readonly balances: Readonly<Record<number, string>>
}

/** Everything the status page shows. The control token is not in it. */
export type State = {
  readonly startedAt: string
  readonly now: number
  readonly services: readonly ServiceView[]
  readonly chains: readonly ChainView[]
  readonly accounts: readonly AccountView[]
  readonly addresses: readonly { name: string; url: string; loopbackUrl: string }[]
  readonly contracts: readonly { name: string; address: string }[]
  readonly projectIds: readonly string[]
  readonly controlUrl: string
  readonly trap: string
  readonly log: readonly LogLine[]
}
