import * as z from 'zod'

/** Schema of the error with which a Solana instruction failed, in the format of JSON-RPC. */
export const InstructionError = z.union([z.string(), z.object({ Custom: z.number() })])
export type InstructionError = z.infer<typeof InstructionError>

/** Schema of the error with which a Solana transaction failed, in the format of JSON-RPC. */
export const TransactionError = z.union([
  z.string(),
  z.object({ InstructionError: z.tuple([z.number(), InstructionError]) }),
  z.object({ InsufficientFundsForRent: z.object({ account_index: z.number() }) }),
  z.object({
    ProgramExecutionTemporarilyRestricted: z.object({ account_index: z.number() }),
  }),
  z.object({ DuplicateInstruction: z.number() }),
])
export type TransactionError = z.infer<typeof TransactionError>

const sentences: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  ProgramAccountNotFound: 'Attempt to load a program that does not exist',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  InvalidAccountForFee: 'This account may not be used to pay transaction fees',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  SignatureFailure: 'Transaction did not pass signature verification',
  SanitizeFailure: 'Transaction failed to sanitize accounts offsets correctly',
  InvalidAccountIndex: 'Transaction contains an invalid account reference',
  InvalidProgramForExecution: 'This program may not be used for executing instructions',
  TooManyAccountLocks: 'Transaction locked too many accounts',
  AddressLookupTableNotFound: 'Transaction loads an address table account that doesn’t exist',
  UnsupportedVersion: 'Transaction version is unsupported',
}

const instructionSentences: Readonly<Record<string, string>> = {
  InvalidInstructionData: 'invalid instruction data',
  InvalidAccountData: 'invalid account data for instruction',
  InsufficientFunds: 'insufficient funds for instruction',
  IncorrectProgramId: 'incorrect program id for instruction',
  MissingRequiredSignature: 'missing required signature for instruction',
  NotEnoughAccountKeys: 'insufficient account keys for instruction',
  UninitializedAccount: 'instruction requires an initialized account',
  ComputationalBudgetExceeded: 'Computational budget exceeded',
  IllegalOwner: 'Provided owner is not allowed',
  InvalidSeeds: 'Provided seeds do not result in a valid address',
  MissingAccount: 'An account required by the instruction is missing',
}

function toInstructionSentence(error: InstructionError): string {
  if (typeof error === 'string') return instructionSentences[error] ?? error
  return `custom program error: 0x${error.Custom.toString(16)}`
}

/**
 * Describes an error of a Solana transaction in the words of Solana's own node, which clients show
 * and search for.
 */
export function describeTransactionError(error: TransactionError): string {
  if (typeof error === 'string') return sentences[error] ?? error
  if ('InstructionError' in error) {
    const [index, reason] = error.InstructionError
    return `Error processing Instruction ${index}: ${toInstructionSentence(reason)}`
  }
  if ('InsufficientFundsForRent' in error)
    return `Transaction results in an account (${error.InsufficientFundsForRent.account_index}) with insufficient funds for rent`
  if ('DuplicateInstruction' in error)
    return `Transaction contains a duplicate instruction (${error.DuplicateInstruction}) that is not allowed`
  return `Execution of the program referenced by account at index ${error.ProgramExecutionTemporarilyRestricted.account_index} is temporarily restricted.`
}
