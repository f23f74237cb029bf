/**
 * Well-known contracts, identified by address. Keys are in lower case, with the CAIP-2 chain where
 * addresses differ by chain. Each address was compared with several independent public lists and
 * deployments; Multicall3's comes from its specification.
 */
export const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
export const multicall3 = '0xca11bde05977b3631167028862be2a173976ca11'

const wrappedNative: Readonly<Record<string, string>> = {
  'eip155:1': '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  'eip155:10': '0x4200000000000000000000000000000000000006',
  'eip155:56': '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
  'eip155:137': '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
  'eip155:8453': '0x4200000000000000000000000000000000000006',
  'eip155:42161': '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
  'eip155:11155111': '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14',
}

const routers: Readonly<Record<string, string>> = {
  'eip155:1:0x7a250d5630b4cf539739df2c5dacb4c659f2488d': 'Uniswap V2',
  'eip155:1:0xd9e1ce17f2641f24ae83637ab66a2cca9c378b9f': 'SushiSwap',
  'eip155:56:0x10ed43c718714eb63d5aa57b78b54704e256024e': 'PancakeSwap V2',
  'eip155:137:0xa5e0829caced8ffdd4de3c43696c57f7d7a678ff': 'QuickSwap',
}

/**
 * Returns whether an address is the canonical contract of the chain's wrapped native currency, such
 * as WETH.
 */
export function isWrappedNative(caipNetworkId: string, address: string): boolean {
  return wrappedNative[caipNetworkId]?.toLowerCase() === address.toLowerCase()
}

/**
 * Returns the name of a Uniswap-V2-style exchange router, or `undefined` if the address is not a
 * known router.
 */
export function getRouterName(caipNetworkId: string, address: string): string | undefined {
  return routers[`${caipNetworkId}:${address.toLowerCase()}`]
}

/** Returns the name of a contract that many apps share, to display next to its address. */
export function getContractName(caipNetworkId: string, address: string): string | undefined {
  if (address.toLowerCase() === permit2) return 'Permit2'
  if (address.toLowerCase() === multicall3) return 'Multicall3'
  return getRouterName(caipNetworkId, address)
}
