import { type Hex, readField, type SendFees } from '@latchkey/core'
import { numberToHex } from 'viem/utils'
import type { AskNode } from '../features/findReplacement.ts'
import { readQuantity } from '../features/receipts.ts'

/**
 * Fees of a transaction in wei per unit of gas: the highest total fee (`max`) and the priority fee.
 */
export type GasPrice = { readonly max: bigint; readonly priority: bigint }
export type GasPrices = { readonly [speed in 'slow' | 'normal' | 'fast']: GasPrice }

const blocks = 4
/** Percentiles of the priority fees paid in a block that the speeds slow, normal and fast use. */
const percentiles = [10, 50, 90] as const
/** Highest base fee that a transaction accepts by speed, in per cent of the current base fee. */
const headroom = { slow: 110n, normal: 150n, fast: 200n } as const
/** Units of gas assumed for a transfer of the native currency (kit-behaviour §6). */
export const coinGas = 65_000n

function getMedian(rewards: readonly (bigint | undefined)[]): bigint {
  const known = rewards.filter((one) => one !== undefined)
  const sorted = known.sort((one, other) => (one < other ? -1 : 1))
  return sorted[Math.floor(sorted.length / 2)] ?? 0n
}

/** Sends a request that not every network supports. Returns `undefined` on failure. */
async function askOrNothing(ask: AskNode, method: string, params: readonly unknown[]) {
  try {
    return await ask(method, params)
  } catch {
    return undefined // The caller has a fallback.
  }
}

/**
 * Reads current gas prices from the fees of the latest blocks. Networks without fee history have a
 * single price.
 */
export async function readGasPrices(ask: AskNode): Promise<GasPrices> {
  const history = await askOrNothing(ask, 'eth_feeHistory', [
    numberToHex(blocks),
    'latest',
    percentiles,
  ])
  const fees = readField(history, 'baseFeePerGas')
  const base = Array.isArray(fees) ? readQuantity(fees.at(-1)) : undefined
  if (base === undefined) {
    const price = readQuantity(await ask('eth_gasPrice', [])) ?? 0n
    const plain = { max: price, priority: price }
    return { slow: plain, normal: plain, fast: { max: price * 2n, priority: price * 2n } }
  }
  const rows = readField(history, 'reward')
  const getPriority = (index: number) =>
    getMedian(
      (Array.isArray(rows) ? rows : []).map((row) => readQuantity(readField(row, String(index)))),
    )
  const toPrice = (speed: keyof GasPrices, index: number): GasPrice => {
    const priority = getPriority(index)
    return { max: (base * headroom[speed]) / 100n + priority, priority }
  }
  return { slow: toPrice('slow', 0), normal: toPrice('normal', 1), fast: toPrice('fast', 2) }
}

/**
 * Estimates the units of gas of a transaction. Returns the assumed gas of a transfer if the node
 * cannot estimate.
 */
export async function readGas(
  ask: AskNode,
  call: { readonly from?: Hex; readonly to?: Hex; readonly data?: Hex; readonly value?: Hex },
): Promise<bigint> {
  const answer = await askOrNothing(ask, 'eth_estimateGas', [call])
  return readQuantity(answer) ?? coinGas
}

/** Calculates the highest cost of a transaction in wei for each speed. */
export function toFees(prices: GasPrices, gas: bigint): SendFees {
  const { slow, normal, fast } = prices
  return {
    slow: slow.max * gas,
    normal: normal.max * gas,
    fast: fast.max * gas,
    reserve: normal.max * coinGas,
  }
}
