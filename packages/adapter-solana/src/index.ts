// What both entries need is in the file of the first.
import './discover.ts'

export { createAdapter } from './createAdapter.ts'
export {
  CommitmentInvalidError,
  SimulationFailedError,
  TransactionFailedError,
  TransactionInvalidError,
} from './errors/transactionErrors.ts'
