import type { EvmChain } from '../chain/createEvmChain.ts'
import { ApiError } from '../errors/ApiError.ts'

export const etherCoinType = 60
/** ENSIP-11: set in the coin type of every other EVM chain. */
const evmBit = 2 ** 31

/** The chain of a coin type: 60 is 1, else it stands below the highest of 32 bits, so ids from 2^31 have none. */
function toChainId(coinType: number): number | undefined {
  if (coinType === etherCoinType) return 1
  return coinType > evmBit && coinType < 2 * evmBit ? coinType - evmBit : undefined
}

/**
 * The network that an address of a coin type is of.
 *
 * @throws {ApiError} 400 `coin_type` for what is none, or of a network that is not served.
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
