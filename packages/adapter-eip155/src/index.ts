// Imports the discovery entry first, so that the bundler puts code that the entries `.` and
// `./discover` share into the chunk of `./discover`.
import './discover.ts'

export { createAdapter } from './adapter/createAdapter.ts'
export { ContractCallError } from './errors/ContractCallError.ts'
export {
  TransactionReplacedError,
  TransactionRevertedError,
  WrongChainError,
} from './errors/transactionErrors.ts'
