export { createAdapter } from './createAdapter.ts'
export {
  CommitmentInvalidError,
  SimulationFailedError,
  TransactionFailedError,
  TransactionInvalidError,
} from './errors/transactionErrors.ts'
