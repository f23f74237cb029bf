import { type CaipAddress, isCaipAddress, parseCaipAddress } from '@latchkey/core'
import { type Address, getAddress, isAddress, maxUint256 } from 'viem'
import * as z from 'zod'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { ApiError, sourceDown, unsupportedChain } from '../errors/ApiError.ts'
import type { Market, Offer, Trade } from './Market.ts'

/** Amount in the smallest unit of an asset, as decimal text of at most 256 bits. */
export const Amount = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform(BigInt)
  .refine((amount) => amount <= maxUint256)

/** Creates the 400 error for an invalid parameter of a swap request (wire-blockchain-api §1.3). */
export const refuse = (description: string, cause?: unknown) =>
  new ApiError({ status: 400, field: '', description, cause })

type MarketContext = { readonly markets: readonly Market[] }

/**
 * Returns the swap market of a network.
 *
 * @throws {ApiError} 400 if swaps are not configured for the network.
 */
export function requireMarket(chainId: string, { markets }: MarketContext): Market {
  const market = markets.find(({ chain }) => chain.network.caipNetworkId === chainId)
  if (!market) throw unsupportedChain(chainId)
  return market
}

export type Account = {
  /** CAIP-10 id of the account exactly as the client sent it. */
  readonly id: CaipAddress
  readonly market: Market
  readonly address: Address
}

/**
 * Parses the CAIP-10 id of an account or token in a swap request, and finds the market of its
 * network.
 *
 * @throws {ApiError} 400 if the id is invalid, or its network has no swaps.
 */
export function requireAccount(id: string, context: MarketContext): Account {
  if (!isCaipAddress(id)) throw refuse(`Crypto utils error: ${id}`)
  const { caipNetworkId, address } = parseCaipAddress(id)
  const market = requireMarket(caipNetworkId, context)
  if (!isAddress(address, { strict: false })) throw refuse(`Crypto utils error: ${id}`)
  return { id, market, address: getAddress(address) }
}

/**
 * Returns the market of a swap request, which must name accounts and tokens of a single network.
 *
 * @throws {ApiError} 400 if they belong to different networks.
 */
export function requireOneMarket(accounts: readonly [Account, ...Account[]]): Market {
  const [{ market }] = accounts
  if (accounts.every((account) => account.market === market)) return market
  throw refuse('All addresses have to be of one chain')
}

/**
 * Returns the market's offer for a swap.
 *
 * @throws {ApiError} 400 without an offer. Clients recognise the reason by its text
 *   (wire-blockchain-api §1.3).
 */
export async function requireOffer(market: Market, trade: Trade): Promise<Offer> {
  if (trade.amount === 0n) throw refuse('The amount has to be more than nothing')
  if (trade.from === trade.to) throw refuse('A token is not swapped for itself')
  const offer = await market.findOffer(trade)
  if (!offer) throw refuse('insufficient liquidity')
  return offer
}

/**
 * Awaits data of a chain's node, and converts an outage of the node to the API's error.
 *
 * @throws {ApiError} 503 if the node is down.
 */
export async function whileUp<answer>(asking: Promise<answer>): Promise<answer> {
  return asking.catch((error: unknown) => {
    if (!(error instanceof ChainDownError)) throw error
    throw sourceDown('', 'The swap source is down', error)
  })
}
