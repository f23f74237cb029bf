// Puts code that both entries share into the chunk of the first one.
import './discover.ts'

export { createAdapter } from './adapter/createAdapter.ts'
export {
  CommitmentInvalidError,
  SendTransactionError,
  SimulationFailedError,
  TransactionFailedError,
  TransactionInvalidError,
  TransactionVersionUnsupportedError,
} from './errors/transactionErrors.ts'
