export { createAdapter } from './createAdapter.ts'
export { ContractCallError } from './errors/ContractCallError.ts'
export {
  TransactionReplacedError,
  TransactionRevertedError,
  WrongChainError,
} from './errors/transactionErrors.ts'
