export { createAdapter } from './createAdapter.ts'
export {
  InsufficientFundsError,
  SignTransactionFailedError,
  TransactionInvalidError,
  TransactionRefusedError,
} from './errors/transactionErrors.ts'
