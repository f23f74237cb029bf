import type { EvmChain } from '../chain/createEvmChain.ts'
import { ApiError } from '../errors/ApiError.ts'

/** CAIP-2 id of Ethereum, whose addresses have the coin type 60. */
export const etherChain = 'eip155:1'
export const etherCoinType = 60
/**
 * Bit that marks an EVM chain in an ENSIP-11 coin type, which identifies the network of a name's
 * address. Chain 1 has the coin type 60 instead.
 */
const evmBit = 2 ** 31

/**
 * Returns the chain id of an EVM network from its ENSIP-11 coin type: 1 for 60, otherwise the lower
 * 31 bits. Larger chain ids have no coin type.
 */
function toChainId(coinType: number): number | undefined {
  if (coinType === etherCoinType) return 1
  return coinType > evmBit && coinType < 2 * evmBit ? coinType - evmBit : undefined
}

/**
 * Returns the network of an ENSIP-11 coin type in a request for names.
 *
 * @throws {ApiError} 400 `coin_type` if the coin type is invalid, or its network is not served.
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

/**
 * Returns the coin types under which a name stores its address on an EVM network, the more specific
 * first. Every network falls back to the address for 60.
 *
 * @param chainId - CAIP-2 id; absent: any network.
 */
export function toCoinTypes(chainId: string | undefined): readonly number[] {
  if (chainId === undefined) return [etherCoinType]
  return [evmBit + Number(chainId.replace('eip155:', '')), etherCoinType]
}
