import { address } from '@solana/kit'
import { parseTransaction } from './parseTransaction.ts'
import { replaceFeePayer, zeroKey } from './replaceFeePayer.ts'
import { toUnsigned } from './toUnsigned.ts'

export type FillOptions = {
  readonly feePayer: string
  readonly readBlockhash: () => Promise<string>
}

/**
 * Fills in a missing fee payer and blockhash (32 zero bytes). Returns a complete or signed
 * transaction unchanged.
 *
 * @throws {TransactionInvalidError} The bytes are not a transaction.
 */
export async function fillTransaction(
  bytes: Uint8Array,
  { feePayer, readBlockhash }: FillOptions,
): Promise<Uint8Array> {
  const { message, signed } = parseTransaction(bytes)
  const [payer] = message.staticAccounts
  const isComplete = payer !== zeroKey && message.lifetimeToken !== zeroKey
  if (signed || isComplete || message.version === 1) return bytes
  const paid = payer === zeroKey ? replaceFeePayer(message, address(feePayer)) : message
  const isFresh = message.lifetimeToken !== zeroKey
  const lifetimeToken = isFresh ? message.lifetimeToken : await readBlockhash()
  return toUnsigned({ ...paid, lifetimeToken })
}
