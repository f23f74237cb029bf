// Imports the discovery entry first, so that the bundler puts code that the entries `.` and
// `./discover` share into the chunk of `./discover`.
import './discover.ts'

export { createAdapter } from './adapter/createAdapter.ts'
export {
  CommitmentInvalidError,
  SendTransactionError,
  SimulationFailedError,
  TransactionExpiredError,
  TransactionFailedError,
  TransactionInvalidError,
  TransactionVersionUnsupportedError,
} from './errors/transactionErrors.ts'
