import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  zeroAddress,
} from 'viem'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { callContract } from '../chain/callContract.ts'
import type { EvmChain } from '../chain/createEvmChain.ts'
import type { SwapPools } from '../config/Config.ts'
import { encodeTrade } from './encodeTrade.ts'
import { coin, type Market, type Offer, type Trade } from './Market.ts'

const abi = parseAbi([
  'function getPair(address tokenA, address tokenB) view returns (address)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
])

/**
 * Gas of a swap without its pools. The upper bound of a swap's gas adds an amount for each pool on
 * its path.
 */
const gasBase = 80_000n
/** Upper bound of the gas that each pool on the path of a swap adds. */
const gasPerPool = 120_000n
/** Divisor of a pool's reserve: a swap may take at most one half. A larger swap gets no offer. */
const largestPart = 2n

/** Parts per thousand of a sold amount that a pool trades. The rest is the pool's fee. */
const tradedPermille = 997n

/** Returns the fee that a number of pools take from a sold amount, rounded up. */
function toFee(amount: bigint, pools: number): bigint {
  const count = BigInt(pools)
  return amount - (amount * tradedPermille ** count) / 1000n ** count
}

type Pools = { readonly chain: EvmChain; readonly swap: SwapPools }
/**
 * A swap in one pool on the path of a larger trade: the token sold to the pool and the token bought
 * from it.
 */
type Step = { readonly from: Address; readonly to: Address; readonly pool: Address }
type Path = readonly Address[]

async function findStep(
  { chain, swap }: Pools,
  from: Address,
  to: Address,
): Promise<Step | undefined> {
  const data = encodeFunctionData({ abi, functionName: 'getPair', args: [from, to] })
  const answer = await callContract(chain, { to: swap.factory, data })
  if (!answer) return undefined
  const pool = decodeFunctionResult({ abi, functionName: 'getPair', data: answer })
  return pool === zeroAddress ? undefined : { from, to, pool }
}

/**
 * Finds the pool for each pair of neighbouring tokens on a path. Returns `undefined` if one of the
 * pools does not exist.
 */
async function findSteps(pools: Pools, path: Path): Promise<readonly Step[] | undefined> {
  const steps = await Promise.all(
    path.slice(1).map((token, index) => findStep(pools, path[index] ?? token, token)),
  )
  return steps.every((step) => step !== undefined) ? steps : undefined
}

/** Reads the reserve of the bought token in a pool, in its smallest unit. */
async function readReserve({ chain }: Pools, { to, pool }: Step): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [pool] })
  return BigInt((await callContract(chain, { to, data })) ?? 0n)
}

/**
 * Reads the amount that each pool on a path pays out, in smallest units. Returns `[]` if a pool is
 * empty.
 */
async function readAmounts({ chain, swap }: Pools, amount: bigint, path: Path) {
  const data = encodeFunctionData({ abi, functionName: 'getAmountsOut', args: [amount, path] })
  const answer = await callContract(chain, { to: swap.router, data }).catch((error: unknown) => {
    if (error instanceof ChainDownError && error.refused) return undefined
    throw error
  })
  if (!answer) return []
  return decodeFunctionResult({ abi, functionName: 'getAmountsOut', data: answer }).slice(1)
}

async function findOfferAlong(pools: Pools, trade: Trade, path: Path): Promise<Offer | undefined> {
  const steps = await findSteps(pools, path)
  if (!steps) return undefined
  const [given, reserves] = await Promise.all([
    readAmounts(pools, trade.amount, path),
    Promise.all(steps.map((step) => readReserve(pools, step))),
  ])
  const amount = given.at(-1) ?? 0n
  const exceeds = given.some((part, index) => part * largestPart > (reserves[index] ?? 0n))
  if (amount === 0n || exceeds) return undefined
  return {
    amount,
    fee: toFee(trade.amount, steps.length),
    gasBound: gasBase + gasPerPool * BigInt(steps.length),
    toCall: (terms) => encodeTrade(trade, path, terms),
  }
}

const toBetter = (one: Offer | undefined, other: Offer | undefined) =>
  (other?.amount ?? 0n) > (one?.amount ?? 0n) ? other : one

/**
 * Creates the market that swaps through the pools of a Uniswap V2 router. A swap uses the pool of
 * its two tokens, or two pools with the wrapped native currency in between.
 */
export function createPoolMarket(chain: EvmChain, swap: SwapPools): Market {
  const { router, tokens, wrappedCoin } = swap
  const toToken = (token: Address) => (token === coin ? wrappedCoin : token)
  return {
    chain,
    router,
    tokens,
    async findOffer(trade) {
      const [from, to] = [toToken(trade.from), toToken(trade.to)]
      const straight = [from, to]
      const paths = straight.includes(wrappedCoin)
        ? [straight]
        : [straight, [from, wrappedCoin, to]]
      const offers = await Promise.all(
        paths.map((path) => findOfferAlong({ chain, swap }, trade, path)),
      )
      return offers.reduce(toBetter)
    },
  }
}
