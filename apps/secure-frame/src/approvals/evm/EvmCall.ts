import type { CaipNetworkId } from '@latchkey/core'
import type { Hex } from 'viem'

/** One call of a contract or account, as the chain executes it. */
export type EvmCall = {
  /** The caller with EIP-55 checksum: the account itself, or a contract that forwards calls. */
  readonly from: string
  /** The called address, with EIP-55 checksum. */
  readonly to: string
  readonly value: bigint
  readonly data: Hex
}

export type CallContext = {
  readonly caipNetworkId: CaipNetworkId
  readonly account: string
  /** Nesting depth of the call: the number of contracts that forwarded it. */
  readonly depth: number
}
