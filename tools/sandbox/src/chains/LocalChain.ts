import type { Contracts } from './contracts.ts'
import type { ChainDefinition } from './definitions.ts'

/** An EVM chain of this run. */
export type LocalChain = ChainDefinition & {
  /** URL of the node itself. */
  readonly rpcUrl: string
  readonly contracts: Contracts
}
