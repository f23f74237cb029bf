import type { FailedTransactionMetadata } from 'litesvm'
import { instructionErrorNames, transactionErrorNames } from './errorNames.ts'
import type { InstructionError, TransactionError } from './TransactionError.ts'

type Failure = ReturnType<FailedTransactionMetadata['err']>
type InstructionFailure = Extract<Failure, { err: unknown }>
type Reason = ReturnType<InstructionFailure['err']>

function toInstructionError(reason: Reason): InstructionError {
  if (typeof reason === 'number') return instructionErrorNames[reason] ?? 'GenericError'
  return 'code' in reason ? { Custom: reason.code } : 'BorshIoError'
}

/** Converts an error of litesvm, which is a number or an object, to the format of JSON-RPC. */
export function toTransactionError(failure: Failure): TransactionError {
  if (typeof failure === 'number') return transactionErrorNames[failure] ?? 'SanitizeFailure'
  if ('err' in failure)
    return { InstructionError: [failure.index, toInstructionError(failure.err())] }
  if ('index' in failure) return { DuplicateInstruction: failure.index }
  const place = { account_index: failure.accountIndex }
  return failure.constructor.name === 'TransactionErrorInsufficientFundsForRent'
    ? { InsufficientFundsForRent: place }
    : { ProgramExecutionTemporarilyRestricted: place }
}
