import { fillIn } from '@latchkey/core'
import { base58 } from '@scure/base'
import { messages } from '../../messages/messages.ts'
import { InvalidRequestError } from '../../requests/InvalidRequestError.ts'
import { RequestRefusedError } from '../../requests/RequestRefusedError.ts'
import { readList, readObject, readText } from '../../requests/read.ts'
import type { Fee, Json, SigningRequest } from '../../requests/SigningRequest.ts'
import type { SolanaMessage } from '../../solana/parseMessage.ts'
import { parseTransaction, type SolanaTransaction } from '../../solana/parseTransaction.ts'
import { SolanaFormatError } from '../../solana/SolanaFormatError.ts'
import type { Decoded, Note } from '../model/Decoded.ts'
import type { Step } from '../model/Step.ts'
import { decodeInstruction } from './decodeInstruction.ts'
import { readU32, readU64 } from './InstructionView.ts'
import { type LookupTables, listAccounts } from './listAccounts.ts'
import { programs } from './programs.ts'

const none: LookupTables = new Map()
const mostTransactions = 20

/**
 * Parses the transactions of the three Solana signing methods. The frame later signs exactly these
 * bytes.
 *
 * @throws {InvalidRequestError} A transaction is not base58, or not valid.
 * @throws {RequestRefusedError} A transaction does not list the account in use as a signer.
 */
export function readTransactions(request: SigningRequest): readonly SolanaTransaction[] {
  const params = readObject(request.params, 'params')
  const texts =
    request.method === 'solana_signAllTransactions'
      ? readList(params['transactions'], 'transactions')
      : [params['transaction']]
  if (texts.length === 0) throw new InvalidRequestError({ hint: 'no transactions' })
  if (texts.length > mostTransactions) throw new RequestRefusedError('too_large')
  return texts.map((text) => readTransaction(text, request.account))
}

function readTransaction(text: Json | undefined, account: string): SolanaTransaction {
  try {
    const transaction = parseTransaction(base58.decode(readText(text, 'a transaction')))
    const { accountKeys, requiredSignatures } = transaction.message
    if (!accountKeys.slice(0, requiredSignatures).includes(account))
      throw new RequestRefusedError('wrong_account')
    return transaction
  } catch (error) {
    if (error instanceof RequestRefusedError || error instanceof InvalidRequestError) throw error
    const hint = error instanceof SolanaFormatError ? error.hint : undefined
    throw new InvalidRequestError({ hint: hint ?? 'a transaction is not base58' })
  }
}

/**
 * Decodes transactions instruction by instruction. `tables` resolves the addresses that a
 * transaction references by index.
 */
export function decodeTransactions(request: SigningRequest, tables = none): Decoded {
  const transactions = readTransactions(request)
  const steps = transactions.flatMap(({ message }) => decodeMessage(message, tables))
  const notes: Note[] = []
  if (steps.some((step) => step.danger === 'delayed')) notes.push('delayed')
  if (transactions.some(({ message }) => message.requiredSignatures > 1))
    notes.push('other_signers')
  const fees = transactions.flatMap(({ message }) =>
    message.accountKeys[0] === request.account ? [toFee(message)] : [],
  )
  const maximum = fees.reduce((sum, fee) => sum + fee, 0n)
  const fee: Fee = fees.length > 0 ? { maximum } : { maximum: 0n, sponsored: true }
  const raw = transactions.map(({ messageBytes }, index) => ({
    label:
      transactions.length > 1
        ? fillIn(messages.labels.transactionNumber, { number: index + 1 })
        : messages.labels.transaction,
    text: base58.encode(messageBytes),
  }))
  return { steps, rows: [], notes, raw, fee }
}

function decodeMessage(message: SolanaMessage, tables: LookupTables): readonly Step[] {
  const accounts = listAccounts(message, tables)
  return message.instructions.flatMap(({ programIndex, accountIndexes, data }) =>
    decodeInstruction({
      program: message.accountKeys[programIndex] ?? '',
      accounts: accountIndexes.map((index) => accounts[index]),
      data,
    }),
  )
}

const lamportsPerSignature = 5_000n
const defaultUnits = 200_000n
const mostUnits = 1_400_000n
const microLamports = 1_000_000n

/**
 * Returns the maximum network fee in lamports: a fixed amount per signature plus the price of the
 * requested compute units.
 */
function toFee(message: SolanaMessage): bigint {
  const { instructions, accountKeys, requiredSignatures } = message
  const budget = instructions.filter(
    ({ programIndex }) => accountKeys[programIndex] === programs.computeBudget,
  )
  const limit = budget.find(({ data }) => data[0] === 2 && data.length === 5)
  const price = budget.find(({ data }) => data[0] === 3 && data.length === 9)
  const others = BigInt(instructions.length - budget.length) * defaultUnits
  const asked = limit ? BigInt(readU32(limit.data, 1)) : others
  const units = asked < mostUnits ? asked : mostUnits
  const perUnit = price ? readU64(price.data, 1) : 0n
  const priority = (units * perUnit + microLamports - 1n) / microLamports
  return BigInt(requiredSignatures) * lamportsPerSignature + priority
}
