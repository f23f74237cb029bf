// What both entries need is in the file of the first.
import './discover.ts'

export { createAdapter } from './adapter/createAdapter.ts'
export {
  InsufficientFundsError,
  OrdinalAccountError,
  SignTransactionFailedError,
  TransactionInvalidError,
  TransactionRefusedError,
} from './errors/transactionErrors.ts'
