import type { EvmChain } from '../chain/createEvmChain.ts'
import { ApiError } from '../errors/ApiError.ts'

export const etherCoinType = 60
/** ENSIP-11: set in the coin type of every other EVM chain. */
const evmBit = 2 ** 31

/**
 * Returns the chain id of a coin type: 60 is chain 1, else the lower 31 bits. Chain ids from 2^31
 * have no coin type.
 */
function toChainId(coinType: number): number | undefined {
  if (coinType === etherCoinType) return 1
  return coinType > evmBit && coinType < 2 * evmBit ? coinType - evmBit : undefined
}

/**
 * Returns the network of a coin type.
 *
 * @throws {ApiError} 400 `coin_type` for an invalid coin type, or a network that is not served.
 */
export function requireCoinType(
  coinType: number,
  { chains }: { readonly chains: readonly EvmChain[] },
): EvmChain {
  const id = `eip155:${toChainId(coinType)}`
  const chain = chains.find(({ network }) => network.caipNetworkId === id)
  if (chain) return chain
  throw new ApiError({ status: 400, field: 'coin_type', description: 'Unsupported coin type' })
}
