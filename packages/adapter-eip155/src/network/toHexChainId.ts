import type { CaipNetworkId, Hex } from '@latchkey/core'
import { toEvmChainId } from '@latchkey/core'

/** Returns the chain id of an EVM network in hex (EIP-695): `0x89` for `eip155:137`. */
export const toHexChainId = (networkId: CaipNetworkId): Hex =>
  `0x${toEvmChainId(networkId).toString(16)}`
