import { type CaipNetworkId, toEvmChainId } from '@latchkey/core'

/** Set in the coin type of every EVM chain (ENSIP-11), so that no id may reach it. */
const evmBit = 2 ** 31

/**
 * The number under which a name keeps its address on an EVM network; `undefined` where the chain id is 2147483648 or
 * more.
 */
export function toCoinType(caipNetworkId: CaipNetworkId): number | undefined {
  const chainId = toEvmChainId(caipNetworkId)
  return chainId < evmBit ? evmBit + chainId : undefined
}
