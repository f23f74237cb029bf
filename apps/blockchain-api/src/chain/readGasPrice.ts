import * as z from 'zod'
import type { EvmChain } from './createEvmChain.ts'

const Wei = z
  .string()
  .regex(/^0x[0-9a-fA-F]+$/)
  .transform(BigInt)

const FeeHistory = z.object({
  /**
   * Base fee of each requested block and of the block after them. The fees are 0 on a chain without
   * base fees.
   */
  baseFeePerGas: z.array(Wei).min(1),
  /** Tips that were paid at each of the `percentiles`, one row per block. */
  reward: z.array(z.tuple([Wei, Wei, Wei])).nullish(),
})

const blockCount = '0x14'
/**
 * Percentiles of the paid tips from which the speeds `standard`, `fast` and `instant` are computed.
 */
const percentiles = [50, 75, 95]

export type GasPrice = {
  readonly standard: bigint
  readonly fast: bigint
  readonly instant: bigint
}

/**
 * Reads the gas price in wei for three speeds. On a chain with a base fee, the price is the maximum
 * fee to offer: twice the next base fee plus a tip. It stays sufficient for six full blocks.
 *
 * @throws {ChainDownError}
 */
export async function readGasPrice(chain: EvmChain): Promise<GasPrice> {
  const params = [blockCount, 'latest', percentiles]
  const answer = FeeHistory.parse(await chain.request({ method: 'eth_feeHistory', params }))
  const next = answer.baseFeePerGas.at(-1) ?? 0n
  if (next === 0n) return toSteps(Wei.parse(await chain.request({ method: 'eth_gasPrice' })))
  const rewards = answer.reward ?? []
  const toFee = (index: 0 | 1 | 2) => next * 2n + toMean(rewards.map((tips) => tips[index]))
  return { standard: toFee(0), fast: toFee(1), instant: toFee(2) }
}

/**
 * Derives the gas prices of the three speeds from a single gas price, for a chain without a base
 * fee.
 */
function toSteps(price: bigint): GasPrice {
  return { standard: price, fast: (price * 6n) / 5n, instant: (price * 3n) / 2n }
}

function toMean(tips: readonly bigint[]): bigint {
  if (tips.length === 0) return 0n
  return tips.reduce((sum, tip) => sum + tip, 0n) / BigInt(tips.length)
}
