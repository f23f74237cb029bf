import type { Contracts } from '../chains/contracts.ts'
import type { ChainDefinition } from '../chains/definitions.ts'
import type { Trap } from './Trap.ts'

export type ApiChain = ChainDefinition & {
  /** The node itself. */
  readonly rpcUrl: string
  readonly contracts: Contracts
}

export type ApiContext = {
  readonly chains: readonly ApiChain[]
  readonly projectIds: readonly string[]
  /** Names of addresses, by lower-case address. */
  readonly names: ReadonlyMap<string, string>
  /** When the names were last looked up, ms since 1970. */
  readonly resolvedAt: number
  readonly now: () => number
  /** What goes wrong on purpose. */
  readonly getTrap: () => Trap | undefined
}
