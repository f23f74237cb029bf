import type { CaipNetworkId } from '@latchkey/core'
import type { Hex } from 'viem'

/** One call as the chain executes it. */
export type EvmCall = {
  /** The caller: the account, or a contract that forwards calls. With EIP-55 checksum. */
  readonly from: string
  /** The called address, with EIP-55 checksum. */
  readonly to: string
  readonly value: bigint
  readonly data: Hex
}

export type CallContext = {
  readonly caipNetworkId: CaipNetworkId
  readonly account: string
  /** Number of contracts that have forwarded this call. */
  readonly depth: number
}
