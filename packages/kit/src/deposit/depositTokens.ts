import type { CaipNetworkId } from '@latchkey/core'

type Token = readonly [address: string, decimals: number]

/**
 * Tokens that exchanges can send besides the native currency: USD Coin and Tether, by network
 * (kit-state §10.5). Networks that are not listed have no deposits. EVM addresses have EIP-55
 * checksums.
 */
export const depositTokens: Readonly<
  Record<CaipNetworkId, { readonly usdc?: Token; readonly usdt?: Token }>
> = {
  'eip155:1': {
    usdc: ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6],
    usdt: ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 6],
  },
  'eip155:10': {
    usdc: ['0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', 6],
    usdt: ['0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', 6],
  },
  'eip155:56': {
    usdc: ['0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', 18],
    usdt: ['0x55d398326f99059fF775485246999027B3197955', 18],
  },
  'eip155:137': {
    usdc: ['0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', 6],
    usdt: ['0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 6],
  },
  'eip155:8453': { usdc: ['0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', 6] },
  'eip155:42161': {
    usdc: ['0xaf88d065e77c8cC2239327C5EDb3A432268e5831', 6],
    usdt: ['0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', 6],
  },
  'eip155:43114': {
    usdc: ['0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', 6],
    usdt: ['0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', 6],
  },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': {
    usdc: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 6],
    usdt: ['Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', 6],
  },
}
