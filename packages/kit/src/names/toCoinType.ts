import { type CaipNetworkId, toEvmChainId } from '@latchkey/core'

/** Bit that is set in the coin type of every EVM chain (ENSIP-11). Chain ids must be smaller. */
const evmBit = 2 ** 31

/**
 * Returns the coin type under which a name stores its address on an EVM network; `undefined` if the
 * chain id is 2147483648 or more.
 */
export function toCoinType(caipNetworkId: CaipNetworkId): number | undefined {
  const chainId = toEvmChainId(caipNetworkId)
  return chainId < evmBit ? evmBit + chainId : undefined
}
