import type { CaipNetworkId, Hex } from '@latchkey/core'
import { toEvmChainId } from '@latchkey/core'

/** The id of an EVM network as EIP-695 writes it: `0x89` for `eip155:137`. */
export const toHexChainId = (networkId: CaipNetworkId): Hex =>
  `0x${toEvmChainId(networkId).toString(16)}`
