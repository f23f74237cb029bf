// What both entries need is in the file of the first.
import './discover.ts'

export { createAdapter } from './adapter/createAdapter.ts'
export {
  CommitmentInvalidError,
  SendTransactionError,
  SimulationFailedError,
  TransactionFailedError,
  TransactionInvalidError,
} from './errors/transactionErrors.ts'
