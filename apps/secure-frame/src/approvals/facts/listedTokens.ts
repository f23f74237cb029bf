/**
 * The bundled list of well-known tokens. The screen trusts their symbols, and marks all other
 * symbols as unverified. Nearly all entries were compared with several independent public lists,
 * without finding an error.
 */
const tokens: Readonly<Record<string, readonly [symbol: string, decimals: number]>> = {
  'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': ['USDC', 6],
  'eip155:1:0xdac17f958d2ee523a2206206994597c13d831ec7': ['USDT', 6],
  'eip155:1:0x6b175474e89094c44da98b954eedeac495271d0f': ['DAI', 18],
  'eip155:1:0x2260fac5e5542a773aa44fbcfedf7c193bc2c599': ['WBTC', 8],
  'eip155:1:0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2': ['WETH', 18],
  'eip155:10:0x4200000000000000000000000000000000000006': ['WETH', 18],
  'eip155:10:0x0b2c639c533813f4aa9d7837caf62653d097ff85': ['USDC', 6],
  'eip155:56:0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c': ['WBNB', 18],
  'eip155:137:0x3c499c542cef5e3811e1192ce70d8cc03d5c3359': ['USDC', 6],
  'eip155:8453:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913': ['USDC', 6],
  'eip155:8453:0x4200000000000000000000000000000000000006': ['WETH', 18],
  'eip155:42161:0xaf88d065e77c8cc2239327c5edb3a432268e5831': ['USDC', 6],
  'eip155:42161:0x82af49447d8a07e3bd95bd0d56f35241523fbab1': ['WETH', 18],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v': [
    'USDC',
    6,
  ],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB': [
    'USDT',
    6,
  ],
}

export function getListedToken(caipNetworkId: string, address: string) {
  const key = address.startsWith('0x') ? address.toLowerCase() : address
  const [symbol, decimals] = tokens[`${caipNetworkId}:${key}`] ?? []
  return symbol === undefined || decimals === undefined ? undefined : { symbol, decimals }
}
