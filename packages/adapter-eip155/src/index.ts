// Puts code that both entries share into the chunk of the first one.
import './discover.ts'

export { createAdapter } from './adapter/createAdapter.ts'
export { ContractCallError } from './errors/ContractCallError.ts'
export {
  TransactionReplacedError,
  TransactionRevertedError,
  WrongChainError,
} from './errors/transactionErrors.ts'
