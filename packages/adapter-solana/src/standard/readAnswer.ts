import { readField } from '@latchkey/core'
import { TransactionInvalidError } from '../errors/transactionErrors.ts'
import { insertSignature } from '../transaction/insertSignature.ts'
import { parseTransaction, signatureLength } from '../transaction/parseTransaction.ts'
import { readBytes } from './readBytes.ts'

/**
 * Returns the outputs of a feature, one per input. Some wallets answer a single input with the
 * output itself. Returns `undefined` for another number of outputs.
 */
export function readOutputs(answer: unknown, count: number): readonly unknown[] | undefined {
  const isList = Array.isArray(answer) && typeof answer[0] !== 'number'
  const outputs: readonly unknown[] = isList ? answer : [answer]
  return outputs.length === count ? outputs : undefined
}

/** Reads a signature of 64 bytes from `{ signature }` or from the bare signature. */
export function readSignature(output: unknown): Uint8Array | undefined {
  return readBytes(readField(output, 'signature') ?? output, signatureLength)
}

function isSigned(bytes: Uint8Array): boolean {
  try {
    return parseTransaction(bytes).signed
  } catch (error) {
    if (error instanceof TransactionInvalidError) return false
    throw error
  }
}

/**
 * Reads a signed transaction from `{ signedTransaction }`, `{ transaction }` or the bare bytes. An
 * answer in the old form has only the signature, which is inserted into the requested transaction.
 *
 * @param asked - The transaction that the wallet received, and the account that signs it.
 * @returns `undefined` if the answer contains no signed transaction.
 */
export function readSignedTransaction(
  output: unknown,
  asked: { readonly transaction: Uint8Array; readonly address: string },
): Uint8Array | undefined {
  const found = readField(output, 'signedTransaction') ?? readField(output, 'transaction')
  const bytes = readBytes(found ?? output)
  if (bytes && isSigned(bytes)) return bytes
  const signature = found === undefined ? readSignature(output) : undefined
  return signature && insertSignature(asked.transaction, asked.address, signature)
}
