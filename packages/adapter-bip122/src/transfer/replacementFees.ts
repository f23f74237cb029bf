import type { ReplacementAct, ReplacementFees } from '@latchkey/core'
import type { WaitingTransfer } from './readWaiting.ts'
import { postage, toFee } from './selectCoins.ts'
import { baseWeight, inputWeights, toOutputWeight } from './weights.ts'

/** Additional satoshi per virtual byte that nodes require to relay a replacement. */
const relayRate = 1

export type ReplacementOutput = { readonly script: Uint8Array; readonly amount: bigint }

const mostOf = (first: bigint, ...others: readonly bigint[]) =>
  others.reduce((highest, fee) => {
    if (fee > highest) return fee
    return highest
  }, first)

function toWeight(waiting: WaitingTransfer, scripts: readonly Uint8Array[]): number {
  const inputs = waiting.coins.length * (inputWeights[waiting.from.type] ?? 0)
  const outputs = scripts.map(({ length }) => toOutputWeight(length))
  return baseWeight + inputs + outputs.reduce((total, weight) => total + weight, 0)
}

/**
 * Returns the lowest fee of a replacement in satoshi: the old fee plus the relay fee, and a better
 * fee rate (BIP-125, rules 3 and 4).
 */
export function toLeastFee(waiting: WaitingTransfer, scripts: readonly Uint8Array[]): bigint {
  const weight = toWeight(waiting, scripts)
  const samePrice = (waiting.fee * BigInt(weight)) / BigInt(waiting.weight) + 1n
  return mostOf(waiting.fee + toFee(weight, relayRate), samePrice)
}

function toWantedFee(waiting: WaitingTransfer, scripts: readonly Uint8Array[], feeRate: number) {
  return mostOf(toLeastFee(waiting, scripts), toFee(toWeight(waiting, scripts), feeRate))
}

/**
 * Returns the outputs of a replacement with a given fee. The recipient gets the ordered amount, or
 * nothing on `cancel`. The rest returns to the account.
 *
 * @returns `undefined` if the spent coins do not cover the fee.
 */
export function toOutputs(
  { from, recipient, amount, total }: WaitingTransfer,
  { act, fee }: { readonly act: ReplacementAct; readonly fee: bigint },
): readonly ReplacementOutput[] | undefined {
  const back = { script: from.script, amount: total - fee - (act === 'cancel' ? 0n : amount) }
  if (act === 'cancel') return back.amount > postage ? [back] : undefined
  const paid = { script: recipient.script, amount }
  if (back.amount === 0n) return [paid]
  return back.amount > postage ? [paid, back] : undefined
}

function getSpeedUp(waiting: WaitingTransfer, feeRate: number): bigint | undefined {
  const { from, recipient, amount, total } = waiting
  // A pending cancellation supports another cancellation with a higher fee, but no speed-up.
  if (amount === 0n) return undefined
  const fee = toWantedFee(waiting, [recipient.script, from.script], feeRate)
  if (total - amount - fee > postage) return fee
  // The change is too small for an output, so the transaction pays it as part of the fee.
  const all = total - amount
  return all >= toWantedFee(waiting, [recipient.script], feeRate) ? all : undefined
}

/**
 * Calculates the fee of each replacement of a pending transfer, in satoshi. Uses only the coins of
 * the original transaction. Pure.
 */
export function toReplacementFees(waiting: WaitingTransfer, feeRate: number): ReplacementFees {
  const speedUp = getSpeedUp(waiting, feeRate)
  const cancel = toWantedFee(waiting, [waiting.from.script], feeRate)
  const canCancel = toOutputs(waiting, { act: 'cancel', fee: cancel }) !== undefined
  return {
    now: waiting.fee,
    ...(speedUp !== undefined && { speedUp }),
    ...(canCancel && { cancel }),
  }
}
