import type { SendFees, SendSpeed } from '@latchkey/core'
import type { ParsedAddress } from '../address/parseAddress.ts'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import type { Esplora } from '../esplora/createEsplora.ts'
import type { Coin } from '../transfer/Coin.ts'
import { parseFeeRate } from '../transfer/parseFeeRate.ts'
import { readCoins } from '../transfer/readCoins.ts'
import { getSpendable, postage, selectCoins, toFee } from '../transfer/selectCoins.ts'
import { baseWeight, inputWeights, toOutputWeight } from '../transfer/weights.ts'

/**
 * Length in bytes of the output script of the longest usual address type. Fees are estimated with
 * it until the recipient is known.
 */
const longestScript = 34

type Wanted = {
  readonly address: string
  readonly from: ParsedAddress
  readonly recipient: ParsedAddress | undefined
  readonly amount: bigint
  /** Outputs up to this amount may carry an inscription. */
  readonly largestCarrier: bigint
  /** False if the wallet chooses the fee rate itself. Then all speeds cost the same. */
  readonly takesFeeRate: boolean
}

/** Returns an amount that can be sent, for an estimate before the user has entered one. */
function toSendable(amount: bigint): bigint {
  if (amount > postage) return amount
  return postage
}

function createCount(coins: readonly Coin[], wanted: Wanted) {
  const { from, recipient, amount, largestCarrier } = wanted
  const recipientWeight = toOutputWeight(recipient?.script.length ?? longestScript)
  const inputWeight = inputWeights[from.type] ?? 0
  const toSelectable = (feeRate: number) => ({
    coins,
    feeRate,
    largestCarrier,
    inputWeight,
    recipientWeight,
    amount: toSendable(amount),
    changeWeight: toOutputWeight(from.script.length),
  })
  /**
   * Calculates the transfer of all spendable coins to a single recipient without change, at a fee
   * rate in satoshi per virtual byte.
   */
  const toSweep = (feeRate: number) => {
    const spendable = getSpendable(toSelectable(feeRate))
    const weight = baseWeight + spendable.length * inputWeight + recipientWeight
    return { spendable, fee: toFee(weight, feeRate) }
  }
  return {
    toFee: (feeRate: number) => selectCoins(toSelectable(feeRate))?.fee ?? toSweep(feeRate).fee,
    /**
     * Returns the satoshi of the balance that cannot be sent at a fee rate: the fee, and coins that
     * may carry an inscription.
     */
    toReserve: (feeRate: number) => {
      const { spendable, fee } = toSweep(feeRate)
      const sum = (list: readonly Coin[]) => list.reduce((total, coin) => total + coin.amount, 0n)
      return sum(coins) - sum(spendable) + fee
    },
  }
}

/**
 * Calculates the highest fee of a transfer in satoshi for each speed, from the coins that the
 * transfer would spend.
 */
export async function readFees(
  esplora: Esplora,
  wanted: Wanted,
  signal: Signal,
): Promise<SendFees> {
  const coins = await readCoins(esplora, wanted.address, signal)
  const estimates = await esplora.read('/fee-estimates', signal)
  const count = createCount(coins, wanted)
  const { takesFeeRate } = wanted
  const toFeeOf = (speed: SendSpeed) =>
    count.toFee(parseFeeRate(estimates, takesFeeRate ? speed : 'normal'))
  return {
    slow: toFeeOf('slow'),
    normal: toFeeOf('normal'),
    fast: toFeeOf('fast'),
    // A wallet that chooses the rate itself may choose a high one.
    reserve: count.toReserve(parseFeeRate(estimates, takesFeeRate ? 'normal' : 'fast')),
  }
}
