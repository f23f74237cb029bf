import { SendTransactionError, SimulationFailedError } from '../errors/transactionErrors.ts'

type Lack = ConstructorParameters<typeof SendTransactionError>[0]['lacks']

/** The insufficient balance (fee, rent, SOL or token) by the error text of a cluster. */
const meanings: readonly (readonly [RegExp, Lack])[] = [
  [/InsufficientFundsForFee|AccountNotFound/, 'fee'],
  [/InsufficientFundsForRent/, 'rent'],
  [/insufficient lamports|ResultWithNegativeLamports/, 'native'],
  [/insufficient funds/i, 'token'],
]

/** Puts a refusal for lack of money into words; any other error stays what it is (K-SEND-11). */
export function toSendError(error: unknown): unknown {
  if (!(error instanceof SimulationFailedError)) return error
  const said = [error.reason, ...error.logs].join('\n')
  const meaning = meanings.find(([pattern]) => pattern.test(said))
  return meaning ? new SendTransactionError({ lacks: meaning[1], cause: error }) : error
}
