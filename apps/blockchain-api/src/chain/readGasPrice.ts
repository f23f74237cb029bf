import * as z from 'zod'
import { ChainDownError } from './ChainDownError.ts'
import type { EvmChain } from './createEvmChain.ts'
import type { RpcCall } from './Node.ts'

const Wei = z
  .string()
  .regex(/^0x[0-9a-fA-F]+$/)
  .transform(BigInt)

const Tips = z.tuple([Wei, Wei, Wei])

const FeeHistory = z.object({
  /**
   * Base fee of each requested block and of the block after them. The fees are 0 on a chain without
   * base fees.
   */
  baseFeePerGas: z.array(Wei).min(1),
  /**
   * Tips that were paid at each of the `percentiles`, one row per block. Nodes that do not keep
   * them answer `null`, for all blocks or for some.
   */
  reward: z.array(Tips.nullable().catch(null)).nullish(),
})

const Block = z.object({ baseFeePerGas: Wei.nullish() })

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

/** Sends a request that not every node supports. Returns `undefined` if the node refuses it. */
async function askOrNothing(chain: EvmChain, call: RpcCall): Promise<unknown> {
  try {
    return await chain.request(call)
  } catch (error) {
    if (error instanceof ChainDownError && error.refused) return undefined
    throw error
  }
}

/** Reads the latest base fees and tips. A node without fee history reports one block's base fee. */
async function readHistory(chain: EvmChain) {
  const params = [blockCount, 'latest', percentiles]
  const history = await askOrNothing(chain, { method: 'eth_feeHistory', params })
  if (history) return FeeHistory.parse(history)
  const call = { method: 'eth_getBlockByNumber', params: ['latest', false] }
  const { baseFeePerGas } = Block.parse(await chain.request(call))
  return { baseFeePerGas: [baseFeePerGas ?? 0n], reward: null }
}

/**
 * Reads the gas price in wei for three speeds. On a chain with a base fee, the price is the maximum
 * fee to offer: twice the next base fee plus a tip. It stays sufficient for six full blocks. No tip
 * is below the one that the node suggests, because some chains reject lower tips.
 *
 * @throws {ChainDownError} The node does not answer.
 */
export async function readGasPrice(chain: EvmChain): Promise<GasPrice> {
  const [history, suggestion] = await Promise.all([
    readHistory(chain),
    askOrNothing(chain, { method: 'eth_maxPriorityFeePerGas' }),
  ])
  const next = history.baseFeePerGas.at(-1) ?? 0n
  if (next === 0n) return toSteps(Wei.parse(await chain.request({ method: 'eth_gasPrice' })))
  const least = Wei.safeParse(suggestion).data ?? 0n
  const rewards = (history.reward ?? []).filter((tips) => tips !== null)
  const toFee = (index: 0 | 1 | 2) => {
    const mean = toMean(rewards.map((tips) => tips[index]))
    return next * 2n + (mean > least ? mean : least)
  }
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
