import type { Address, Hex } from 'viem'
import * as z from 'zod'
import { ChainDownError } from '../chain/ChainDownError.ts'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { swapDeadlineSeconds } from '../config/constants.ts'
import { coin, type Market, type Offer, type Trade } from './Market.ts'
import { refuse, requireOffer } from './requireTrade.ts'

const Quantity = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(BigInt)
const Head = z.object({ timestamp: Quantity })

export type TradeOrder = {
  readonly trade: Trade
  readonly account: Address
  /** Tolerated loss against the offered amount of the swap, in whole per cent. */
  readonly slippage: bigint
  /**
   * Whether the gas is estimated by a node. An estimate fails until the user has approved the
   * router, so an upper bound is used before.
   */
  readonly estimate: boolean
}

export type BuiltTrade = { readonly data: Hex; readonly amount: bigint; readonly gas: bigint }

/**
 * Returns the minimum amount of a swap after the slippage. Rounds up, so that an indivisible token
 * is never sold for zero.
 */
const toMinimum = (amount: bigint, slippage: bigint) => (amount * (100n - slippage) + 99n) / 100n

/**
 * Returns the time at which a swap expires, in Unix seconds. Reads the time of the latest block,
 * because the router compares the deadline with the chain's clock.
 */
async function readDeadline(chain: EvmChain): Promise<bigint> {
  const params = ['latest', false]
  const head = Head.parse(await chain.request({ method: 'eth_getBlockByNumber', params }))
  return head.timestamp + BigInt(swapDeadlineSeconds)
}

type Call = {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly value: bigint
}

/**
 * Returns the gas limit of a swap: the node's estimate plus a tenth, rounded up.
 *
 * @throws {ApiError} 400 if the call would fail.
 */
async function estimateGas(chain: EvmChain, { value, ...call }: Call): Promise<bigint> {
  const params = [{ ...call, value: `0x${value.toString(16)}` }]
  try {
    const gas = Quantity.parse(await chain.request({ method: 'eth_estimateGas', params }))
    return (gas * 11n + 9n) / 10n
  } catch (error) {
    if (!(error instanceof ChainDownError && error.refused)) throw error
    throw refuse('The account has too little, or has not allowed the router to take it', error)
  }
}

/**
 * Builds the transaction of a swap at the current offer, as a call of the router.
 *
 * @throws {ApiError} 400 if liquidity is too low, or the estimated call would fail.
 * @throws {ChainDownError} The node does not answer.
 */
export async function buildTrade(market: Market, order: TradeOrder): Promise<BuiltTrade> {
  const { chain, router: to } = market
  const { trade, account, slippage, estimate } = order
  const [offer, deadline]: [Offer, bigint] = await Promise.all([
    requireOffer(market, trade),
    readDeadline(chain),
  ])
  const { amount, gasBound } = offer
  const data = offer.toCall({ account, minimum: toMinimum(amount, slippage), deadline })
  const value = trade.from === coin ? trade.amount : 0n
  const gas = estimate ? await estimateGas(chain, { from: account, to, data, value }) : gasBound
  return { data, amount, gas }
}
