import {
  buildApproval,
  buildSwap,
  getAllowance,
  getSwapQuotes,
  getSwapTokens,
} from '@latchkey/blockchain-api'
import { isSameAddress, toCaipAddress } from '@latchkey/core'
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import * as z from 'zod'
import { readGasPrice } from '../chain/readGasPrice.ts'
import { buildTrade } from '../convert/buildTrade.ts'
import { coin } from '../convert/Market.ts'
import { readAllowance } from '../convert/readAllowance.ts'
import {
  Amount,
  refuse,
  requireAccount,
  requireMarket,
  requireOffer,
  requireOneMarket,
  whileUp,
} from '../convert/requireTrade.ts'
import { ShapeError } from '../errors/ApiError.ts'
import type { ApiContext } from '../http/ApiContext.ts'
import { defineRoute, identification, requireProject } from '../http/Route.ts'

/**
 * Route that lists the tokens that a network offers for swaps, the native currency first. With an
 * address, lists only the token at that address.
 */
export const tokens = defineRoute(getSwapTokens, {
  query: z.object({ ...identification, chainId: z.string(), address: z.string().optional() }),
  async answer({ query }, context) {
    requireProject(query.projectId, context)
    const { chain, tokens: offered } = requireMarket(query.chainId, context)
    const { caipNetworkId, nativeCurrency } = chain.network
    const listed = [{ ...nativeCurrency, address: coin, iconUrl: undefined }, ...offered].filter(
      ({ address }) => isSameAddress(caipNetworkId, address, query.address ?? address),
    )
    const body = listed.map(({ address, name, symbol, decimals, iconUrl = null }) => ({
      ...{ name, symbol, decimals, logoUri: iconUrl, eip2612: null },
      address: toCaipAddress(caipNetworkId, address),
    }))
    return { body: { tokens: body } }
  },
})

/**
 * Route that returns one quote for a swap, or an error if none exists (wire-blockchain-api §3.7).
 */
export const quotes = defineRoute(getSwapQuotes, {
  query: z.object({ ...identification, amount: Amount, from: z.string(), to: z.string() }),
  async answer({ query }, context) {
    requireProject(query.projectId, context)
    const [from, to] = [requireAccount(query.from, context), requireAccount(query.to, context)]
    const market = requireOneMarket([from, to])
    const { amount } = query
    const offer = await whileUp(
      requireOffer(market, { from: from.address, to: to.address, amount }),
    )
    const quote = {
      id: null,
      fromAmount: String(amount),
      fromAccount: from.id,
      toAmount: String(offer.amount),
      toAccount: to.id,
      fee: String(offer.fee),
    }
    return { body: { quotes: [quote] } }
  },
})

/**
 * Route that returns how much of a token the router contract may spend for a user. The native
 * currency needs no approval.
 */
export const allowance = defineRoute(getAllowance, {
  query: z.object({ ...identification, tokenAddress: z.string(), userAddress: z.string() }),
  async answer({ query }, context) {
    requireProject(query.projectId, context)
    const token = requireAccount(query.tokenAddress, context)
    const owner = requireAccount(query.userAddress, context)
    const market = requireOneMarket([token, owner])
    const given = await whileUp(readAllowance(market, token.address, owner.address))
    return { body: { allowance: String(given) } }
  },
})

/**
 * Route that builds the transaction by which a user approves the router contract for a token. In
 * the API the recipient of this transaction is called `tx.from`.
 */
export const approval = defineRoute(buildApproval, {
  query: z.object({
    ...identification,
    from: z.string(),
    to: z.string(),
    amount: Amount.default(maxUint256),
  }),
  async answer({ query }, context) {
    requireProject(query.projectId, context)
    const [token, other] = [requireAccount(query.from, context), requireAccount(query.to, context)]
    const { chain, router } = requireOneMarket([token, other])
    if (token.address === coin) throw refuse('The coin needs no approval')
    const gasPrice = await whileUp(readGasPrice(chain))
    const args = [router, query.amount] as const
    const tx = {
      from: token.id,
      to: other.id,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }),
      value: '0',
      eip155: { gasPrice: String(gasPrice.standard) },
    }
    return { body: { tx } }
  },
})

const SwapBody = z.object({
  projectId: z.string(),
  amount: Amount,
  from: z.string(),
  to: z.string(),
  userAddress: z.string(),
  eip155: z.object({ slippage: z.int().min(0).max(100).transform(BigInt) }).optional(),
  disableEstimate: z.boolean().default(false),
})

function readSwapBody(value: unknown) {
  const parsed = SwapBody.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ShapeError('body', parsed.error.issues[0]?.path.join('.') ?? '')
}

/**
 * Parses and validates the body of a request that builds a swap.
 *
 * @throws {ApiError} 400 for invalid fields.
 */
function requireOrder(value: unknown, context: ApiContext) {
  const body = readSwapBody(value)
  requireProject(body.projectId, context)
  const [from, to] = [requireAccount(body.from, context), requireAccount(body.to, context)]
  const account = requireAccount(body.userAddress, context)
  const market = requireOneMarket([from, to, account])
  if (!body.eip155) throw refuse('The slippage is missing')
  const order = {
    trade: { from: from.address, to: to.address, amount: body.amount },
    account: account.address,
    slippage: body.eip155.slippage,
    estimate: !body.disableEstimate,
  }
  return { user: account.id, market, order }
}

/** Route that builds the transaction of a swap. Its recipient is the router contract. */
export const swap = defineRoute(buildSwap, {
  query: z.object({}),
  async answer({ request }, context) {
    const { user, market, order } = requireOrder(request.body, context)
    const { chain, router } = market
    const [built, gasPrice] = await whileUp(
      Promise.all([buildTrade(market, order), readGasPrice(chain)]),
    )
    const tx = {
      from: user,
      to: toCaipAddress(chain.network.caipNetworkId, router),
      data: built.data,
      amount: String(built.amount),
      eip155: { gas: String(built.gas), gasPrice: String(gasPrice.standard) },
    }
    return { body: { tx } }
  },
})
