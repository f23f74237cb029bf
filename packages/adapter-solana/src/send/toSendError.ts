import { SendTransactionError, SimulationFailedError } from '../errors/transactionErrors.ts'

/** What a cluster says where money lacks, and what it means. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/InsufficientFundsForFee|AccountNotFound/, 'There is not enough SOL for the network fee'],
  [/InsufficientFundsForRent/, 'There is not enough SOL: an account has to keep a minimum'],
  [/insufficient lamports|ResultWithNegativeLamports/, 'There is not enough SOL for this transfer'],
  [/insufficient funds/i, 'There is not enough of the token for this transfer'],
]

/** Puts a refusal for lack of money into words; any other error stays what it is (K-SEND-11). */
export function toSendError(error: unknown): unknown {
  if (!(error instanceof SimulationFailedError)) return error
  const said = [error.reason, ...error.logs].join('\n')
  const meaning = meanings.find(([pattern]) => pattern.test(said))
  return meaning ? new SendTransactionError({ message: meaning[1], cause: error }) : error
}
