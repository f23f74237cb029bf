import { SendTransactionError, SimulationFailedError } from '../errors/transactionErrors.ts'

type Shortage = ConstructorParameters<typeof SendTransactionError>[0]['missing']

/**
 * Maps error texts of a cluster to the balance that is too low: for the fee, the rent, SOL or the
 * token.
 */
const meanings: readonly (readonly [RegExp, Shortage])[] = [
  [/InsufficientFundsForFee|AccountNotFound/, 'fee'],
  [/InsufficientFundsForRent/, 'rent'],
  [/insufficient lamports|ResultWithNegativeLamports/, 'native'],
  [/insufficient funds/i, 'token'],
]

/**
 * Converts a failure due to an insufficient balance to an error for the user. Returns other errors
 * unchanged (K-SEND-11).
 */
export function toSendError(error: unknown): unknown {
  if (!(error instanceof SimulationFailedError)) return error
  const said = [error.reason, ...error.logs].join('\n')
  const meaning = meanings.find(([pattern]) => pattern.test(said))
  return meaning ? new SendTransactionError({ missing: meaning[1], cause: error }) : error
}
