import { type CaipNetworkId, type EthereumTransaction, readField } from '@latchkey/core'
import { numberToHex } from 'viem/utils'
import type { AskNode } from '../features/findReplacement.ts'
import { readQuantity } from '../features/receipts.ts'
import { toInvalidAnswer } from '../features/toInvalidAnswer.ts'
import { askOrNothing } from './askOrNothing.ts'
import { getTipFloor } from './tipFloors.ts'

/**
 * Fees of a transaction in wei per unit of gas: the highest total fee (`max`) and the priority fee.
 */
export type GasPrice = { readonly max: bigint; readonly priority: bigint }
export type GasPrices = { readonly [speed in 'slow' | 'normal' | 'fast']: GasPrice } & {
  /** True on a chain without a base fee, which takes a single gas price. */
  readonly isLegacy: boolean
}

const blocks = 4
/** Percentiles of the priority fees paid in a block that the speeds slow, normal and fast use. */
const percentiles = [10, 50, 90] as const
/** Highest base fee that a transaction accepts by speed, in per cent of the current base fee. */
export const headroom = { slow: 110n, normal: 150n, fast: 200n } as const

/** Returns the larger of two numbers. */
export const most = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/** Returns the median of the tips at one percentile. Returns `undefined` without tips. */
function getTip(history: unknown, index: number): bigint | undefined {
  const rows: unknown = readField(history, 'reward')
  const tips = (Array.isArray(rows) ? rows : [])
    .map((row) => readQuantity(readField(row, String(index))))
    .filter((tip) => tip !== undefined)
    .sort((one, other) => (one < other ? -1 : 1))
  return tips[Math.floor(tips.length / 2)]
}

async function readLegacyPrice(ask: AskNode): Promise<bigint> {
  const price = readQuantity(await ask('eth_gasPrice', []))
  if (price === undefined) throw toInvalidAnswer('eth_gasPrice', 'no price')
  return price
}

/**
 * Reads the base fee of the next block, or of the latest one if the node has no fee history.
 * Returns `undefined` on a chain without EIP-1559.
 */
async function readBaseFee(ask: AskNode, history: unknown): Promise<bigint | undefined> {
  const fees = readField(history, 'baseFeePerGas')
  const next = Array.isArray(fees) ? readQuantity(fees.at(-1)) : undefined
  if (next !== undefined) return next
  const block = await askOrNothing(ask, 'eth_getBlockByNumber', ['latest', false])
  return readQuantity(readField(block, 'baseFeePerGas'))
}

/**
 * Returns the prices of a chain without a base fee. A chain with a base fee of 0 accepts the same
 * transactions, and nodes report 0 also for blocks from before EIP-1559.
 */
async function readLegacyPrices(ask: AskNode, least: bigint): Promise<GasPrices> {
  const price = most(await readLegacyPrice(ask), least)
  const plain = { max: price, priority: price }
  const fast = { max: price * 2n, priority: price * 2n }
  return { slow: plain, normal: plain, fast, isLegacy: true }
}

/** Returns the tip that the price of the node contains, for a node that reports no tips. */
async function readImpliedTip(ask: AskNode, base: bigint): Promise<bigint> {
  const price = readQuantity(await askOrNothing(ask, 'eth_gasPrice', [])) ?? base
  return most(price - base, 0n)
}

/**
 * Reads current gas prices from the fees of the latest blocks. No tip is below the one that the
 * node suggests, because some chains reject lower tips. Chains without a base fee have a single gas
 * price.
 */
export async function readGasPrices(
  ask: AskNode,
  caipNetworkId: CaipNetworkId,
): Promise<GasPrices> {
  const [history, suggestion] = await Promise.all([
    askOrNothing(ask, 'eth_feeHistory', [numberToHex(blocks), 'latest', percentiles]),
    askOrNothing(ask, 'eth_maxPriorityFeePerGas', []),
  ])
  const suggested = readQuantity(suggestion)
  const base = await readBaseFee(ask, history)
  const floor = most(suggested ?? 0n, getTipFloor(caipNetworkId))
  if (!base) return readLegacyPrices(ask, floor)
  const isUnknown = suggested === undefined && getTip(history, 0) === undefined
  const least = isUnknown ? most(await readImpliedTip(ask, base), floor) : floor
  const toPrice = (speed: keyof typeof headroom, index: number): GasPrice => {
    const priority = most(getTip(history, index) ?? 0n, least)
    return { max: (base * headroom[speed]) / 100n + priority, priority }
  }
  const [slow, normal, fast] = [toPrice('slow', 0), toPrice('normal', 1), toPrice('fast', 2)]
  return { slow, normal, fast, isLegacy: false }
}

/** Returns the fee fields of a transaction for a price. */
export function toPriceFields(
  { max, priority }: GasPrice,
  isLegacy: boolean,
): Pick<EthereumTransaction, 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas'> {
  return isLegacy ? { gasPrice: max } : { maxFeePerGas: max, maxPriorityFeePerGas: priority }
}
