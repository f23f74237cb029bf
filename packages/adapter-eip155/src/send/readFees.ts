import type { EthereumTransaction, Hex, SendFees } from '@latchkey/core'
import type { AskNode } from '../features/findReplacement.ts'
import { readQuantity } from '../features/receipts.ts'
import { toCallFields } from '../features/sendTransaction.ts'
import { askOrNothing } from './askOrNothing.ts'
import { type GasPrices, headroom, most } from './readGasPrices.ts'

/**
 * Units of gas assumed for a transfer whose recipient is unknown, because it may be a contract
 * (kit-behaviour §6).
 */
const coinGas = 65_000n
/** Units of gas that a transfer to an externally owned account needs, never more or less. */
const plainGas = 21_000n
/** Gas limit relative to the estimate, in per cent. Wallets add up to a half. */
const gasHeadroom = 150n

/** The parts from which the cost of a transaction is calculated. */
export type Cost = {
  readonly gas: bigint
  /** Highest gas limit that a wallet sets. */
  readonly gasLimit: bigint
  /** Fee for the data on L1 in wei; 0 on most chains. */
  readonly l1Fee: bigint
}

const toGasLimit = (gas: bigint) => (gas === plainGas ? gas : (gas * gasHeadroom) / 100n)

/**
 * Estimates the gas of a transaction. A node that cannot estimate the amount, e.g. the whole
 * balance, estimates the same transaction without it.
 *
 * @returns The assumed gas of a transfer if the node cannot estimate.
 */
export async function readGas(
  ask: AskNode,
  from: Hex,
  transaction: EthereumTransaction,
): Promise<bigint> {
  const estimate = async (value: bigint | undefined) => {
    const call = {
      from,
      ...toCallFields({ ...transaction, ...(value !== undefined && { value }) }),
    }
    return readQuantity(await askOrNothing(ask, 'eth_estimateGas', [call]))
  }
  return (
    (await estimate(undefined)) ?? (transaction.value ? await estimate(0n) : undefined) ?? coinGas
  )
}

/**
 * Returns the gas to show and the highest gas limit for an estimate. If the recipient is unknown,
 * both are at least 65,000, because it may be a contract.
 */
export function toGas(estimate: bigint, isRecipientKnown: boolean): Pick<Cost, 'gas' | 'gasLimit'> {
  const gasLimit = toGasLimit(estimate)
  if (isRecipientKnown) return { gas: estimate, gasLimit }
  return { gas: most(estimate, coinGas), gasLimit: most(gasLimit, coinGas) }
}

/** Raises the L1 fee like the base fee, because both change with every block. */
export const raiseL1Fee = (l1Fee: bigint, speed: keyof typeof headroom): bigint =>
  (l1Fee * headroom[speed]) / 100n

/**
 * Calculates the highest cost of a transaction in wei for each speed. `reserve` is the highest cost
 * of all speeds for the whole gas limit.
 */
export function toFees(prices: GasPrices, { gas, gasLimit, l1Fee }: Cost): SendFees {
  const toFee = (speed: keyof typeof headroom, units: bigint) =>
    prices[speed].max * units + raiseL1Fee(l1Fee, speed)
  return {
    slow: toFee('slow', gas),
    normal: toFee('normal', gas),
    fast: toFee('fast', gas),
    reserve: toFee('fast', gasLimit),
  }
}
