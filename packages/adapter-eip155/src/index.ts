// What both entries need is in the file of the first.
import './discover.ts'

export { createAdapter } from './adapter/createAdapter.ts'
export { ContractCallError } from './errors/ContractCallError.ts'
export {
  TransactionReplacedError,
  TransactionRevertedError,
  WrongChainError,
} from './errors/transactionErrors.ts'
