import type { CaipNetworkId } from '@latchkey/core'
import type { Hex } from 'viem'

/** One call as the chain will see it. */
export type EvmCall = {
  /** Who calls: the account, or a contract that passes calls on. */
  readonly from: string
  /** With EIP-55 checksum. */
  readonly to: string
  readonly value: bigint
  readonly data: Hex
}

export type CallContext = {
  readonly caipNetworkId: CaipNetworkId
  readonly account: string
  /** How many contracts have passed this call on. */
  readonly depth: number
}
