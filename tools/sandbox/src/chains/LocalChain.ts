import type { Contracts } from './contracts.ts'
import type { ChainDefinition } from './definitions.ts'

/** An EVM chain that this run of the sandbox has started. */
export type LocalChain = ChainDefinition & {
  /** JSON-RPC URL of the chain's node, without gateway and faults. */
  readonly rpcUrl: string
  readonly contracts: Contracts
}
