import { SendTransactionError, SimulationFailedError } from '../errors/transactionErrors.ts'

type Reason = ConstructorParameters<typeof SendTransactionError>[0]['reason']

/** Maps an error text of a cluster to the reason. Token-2022 reports some by its own numbers. */
const meanings: readonly (readonly [RegExp, Reason])[] = [
  [/InsufficientFundsForFee|AccountNotFound/, 'fee'],
  [/InsufficientFundsForRent/, 'rent'],
  [/insufficient lamports|ResultWithNegativeLamports/, 'native'],
  [/no memo in previous instruction|Tokenz\w+ failed: custom program error: 0x24\b/i, 'memo'],
  [/transfer is disabled for this mint|Tokenz\w+ failed: custom program error: 0x25\b/i, 'fixed'],
  [/transferring, minting, and burning is paused/i, 'paused'],
  [/account is frozen|Token\w+ failed: custom program error: 0x11\b/i, 'frozen'],
  [/insufficient funds/i, 'token'],
]

/**
 * Converts a failure with a known reason to an error for the user. Returns other errors unchanged
 * (K-SEND-11).
 */
export function toSendError(error: unknown): unknown {
  if (!(error instanceof SimulationFailedError)) return error
  const said = [error.reason, ...error.logs].join('\n')
  const meaning = meanings.find(([pattern]) => pattern.test(said))
  return meaning ? new SendTransactionError({ reason: meaning[1], cause: error }) : error
}
