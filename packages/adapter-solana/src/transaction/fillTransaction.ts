import { address } from '@solana/kit'
import { parseTransaction } from './parseTransaction.ts'
import { replaceFeePayer, zeroKey } from './replaceFeePayer.ts'
import { toUnsigned } from './toUnsigned.ts'

export type FillOptions = {
  readonly feePayer: string
  /** Absent: a missing blockhash stays missing, as for a simulation. */
  readonly blockhash?: string
}

/** Returns whether the blockhash of an unsigned transaction is missing. */
export function needsBlockhash(bytes: Uint8Array): boolean {
  const { message, signed } = parseTransaction(bytes)
  return !signed && message.lifetimeToken === zeroKey
}

/**
 * Fills in a missing fee payer and blockhash (32 zero bytes). Returns a complete or signed
 * transaction unchanged.
 *
 * @throws {TransactionInvalidError} The bytes are not a transaction.
 */
export function fillTransaction(
  bytes: Uint8Array,
  { feePayer, blockhash = zeroKey }: FillOptions,
): Uint8Array {
  const { message, signed } = parseTransaction(bytes)
  const [payer] = message.staticAccounts
  const isComplete = payer !== zeroKey && message.lifetimeToken !== zeroKey
  if (signed || isComplete || message.version === 1) return bytes
  const paid = payer === zeroKey ? replaceFeePayer(message, address(feePayer)) : message
  const isFresh = message.lifetimeToken !== zeroKey
  const lifetimeToken = isFresh ? message.lifetimeToken : blockhash
  return toUnsigned({ ...paid, lifetimeToken })
}
