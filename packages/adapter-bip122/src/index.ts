// Puts code that both entries share into the chunk of the first one.
import './discover.ts'

export { createAdapter } from './adapter/createAdapter.ts'
export {
  InsufficientFundsError,
  OrdinalAccountError,
  SignTransactionFailedError,
  TransactionInvalidError,
  TransactionRefusedError,
} from './errors/transactionErrors.ts'
