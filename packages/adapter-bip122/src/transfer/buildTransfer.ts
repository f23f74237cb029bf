import { Transaction } from '@scure/btc-signer'
import type { ParsedAddress } from '../address/parseAddress.ts'
import { InsufficientFundsError, TransactionInvalidError } from '../errors/transactionErrors.ts'
import type { Coin } from './Coin.ts'
import { createPaymentInput, type ReadTransaction } from './createPaymentInput.ts'
import { getSpendable, selectCoins } from './selectCoins.ts'
import { inputWeights, toOutputWeight } from './weights.ts'

export type BuildTransferParameters = {
  readonly from: ParsedAddress
  readonly publicKey: string | undefined
  readonly recipient: ParsedAddress
  readonly amount: bigint
  readonly coins: readonly Coin[]
  readonly feeRate: number
  readonly readTransaction: ReadTransaction
}

/**
 * Builds an unsigned transfer. Change returns to the sending account.
 *
 * @throws {InsufficientFundsError} The coins do not cover amount and fee.
 * @throws {TransactionInvalidError} The account's address type cannot be spent by a single key.
 */
export async function buildTransfer(parameters: BuildTransferParameters): Promise<Transaction> {
  const { from, recipient, amount, coins, feeRate, readTransaction } = parameters
  const inputWeight = inputWeights[from.type]
  if (inputWeight === undefined) {
    throw new TransactionInvalidError({ reason: 'The account needs more than one key.' })
  }
  const selectable = {
    coins,
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
  for (const coin of selection.coins) {
    transaction.addInput(await createPaymentInput(coin, parameters, readTransaction))
  }
  transaction.addOutput({ script: recipient.script, amount })
  if (selection.change > 0n) {
    transaction.addOutput({ script: from.script, amount: selection.change })
  }
  return transaction
}
