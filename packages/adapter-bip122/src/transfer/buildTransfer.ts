import { Transaction } from '@scure/btc-signer'
import type { ParsedAddress } from '../address/parseAddress.ts'
import { InsufficientFundsError, TransactionInvalidError } from '../errors/transactionErrors.ts'
import type { Coin } from './Coin.ts'
import { createPaymentInputs, type ReadTransaction } from './createPaymentInputs.ts'
import { getSpendable, selectCoins } from './selectCoins.ts'
import { inputWeights, toOutputWeight } from './weights.ts'

export type BuildTransferParameters = {
  readonly from: ParsedAddress
  readonly publicKey: string | undefined
  readonly recipient: ParsedAddress
  readonly amount: bigint
  readonly coins: readonly Coin[]
  readonly feeRate: number
  /** Outputs up to this amount are not spent, because they may carry an inscription. */
  readonly largestCarrier: bigint
  readonly readTransaction: ReadTransaction
}

/**
 * Builds an unsigned transfer. Change returns to the sending account.
 *
 * @throws {InsufficientFundsError} The coins do not cover amount and fee.
 * @throws {TransactionInvalidError} The account's address type cannot be spent by a single key.
 */
export async function buildTransfer(parameters: BuildTransferParameters): Promise<Transaction> {
  const { from, recipient, amount, coins, feeRate, largestCarrier, readTransaction } = parameters
  const inputWeight = inputWeights[from.type]
  if (inputWeight === undefined) {
    throw new TransactionInvalidError({ reason: 'The account needs more than one key.' })
  }
  const selectable = {
    coins,
    largestCarrier,
    amount,
    feeRate,
    inputWeight,
    recipientWeight: toOutputWeight(recipient.script.length),
    changeWeight: toOutputWeight(from.script.length),
  }
  const selection = selectCoins(selectable)
  if (!selection) {
    const available = getSpendable(selectable).reduce((sum, coin) => sum + coin.amount, 0n)
    throw new InsufficientFundsError({ available, amount })
  }
  const transaction = new Transaction()
  const inputs = await createPaymentInputs(selection.coins, parameters, readTransaction)
  for (const input of inputs) transaction.addInput(input)
  transaction.addOutput({ script: recipient.script, amount })
  if (selection.change > 0n) {
    transaction.addOutput({ script: from.script, amount: selection.change })
  }
  return transaction
}
