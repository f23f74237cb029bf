import { Transaction } from '@scure/btc-signer'
import { type BitcoinSigner, toPrivateKey } from './BitcoinSigner.ts'

/** Thrown if a PSBT cannot be read, or if the wallet has no key that can sign an input. */
export class PsbtError extends Error {
  override readonly name = 'PsbtError'
}

/** A PSBT input to sign, with its address and the signature hash types that are allowed. */
export type PsbtInput = {
  readonly address: string
  readonly index: number
  readonly sighashTypes?: readonly number[] | undefined
}

export type SignedPsbt = {
  /** Signed PSBT in base64. Its signed inputs are not finalized. */
  readonly psbt: string
  /** Raw transaction (hex) and its id; absent until all inputs are signed. */
  readonly transaction?: { readonly hex: string; readonly txid: string }
}

/**
 * Options with which the library accepts unknown types of outputs and inputs in a PSBT, such as
 * OP_RETURN.
 */
const readOptions = {
  allowUnknownOutputs: true,
  allowUnknownInputs: true,
  unknown: 'ignore',
} as const

/**
 * Reads a PSBT of version 0 or 2.
 *
 * @throws {PsbtError} The text is not a PSBT.
 */
export function readPsbt(psbt: string): Transaction {
  try {
    return Transaction.fromPSBT(Buffer.from(psbt, 'base64'), readOptions)
  } catch (cause) {
    throw new PsbtError('The PSBT cannot be read.', { cause })
  }
}

function signInput(transaction: Transaction, input: PsbtInput, key: BitcoinSigner): void {
  if (input.index >= transaction.inputsLength)
    throw new PsbtError(`The PSBT has no input ${input.index}.`)
  // Taproot signing needs the internal key, which a site that knows only the address leaves out.
  if (key.intention === 'ordinal' && !transaction.getInput(input.index).tapInternalKey)
    transaction.updateInput(input.index, { tapInternalKey: Buffer.from(key.publicKey, 'hex') })
  try {
    transaction.signIdx(
      toPrivateKey(key),
      input.index,
      input.sighashTypes && [...input.sighashTypes],
    )
  } catch (cause) {
    const why = cause instanceof Error ? ` ${cause.message}` : ''
    throw new PsbtError(`Input ${input.index} cannot be signed.${why}`, { cause })
  }
}

/** Returns the raw transaction of a PSBT; `undefined` unless all inputs are signed. */
function extract(psbt: Uint8Array): SignedPsbt['transaction'] {
  const copy = Transaction.fromPSBT(psbt, readOptions)
  try {
    copy.finalize()
    return { hex: Buffer.from(copy.extract()).toString('hex'), txid: copy.id }
  } catch {
    // A signature of another signer is still missing.
    return undefined
  }
}

/**
 * Signs the given inputs of a PSBT.
 *
 * @throws {PsbtError} The PSBT cannot be read, the wallet does not own an address, or a signature
 * hash type is not allowed.
 */
export function signPsbt(
  psbt: string,
  inputs: readonly PsbtInput[],
  keys: readonly BitcoinSigner[],
): SignedPsbt {
  const transaction = readPsbt(psbt)
  for (const input of inputs) {
    const key = keys.find(({ address }) => address === input.address)
    if (!key) throw new PsbtError(`The wallet has no key of ${input.address}.`)
    signInput(transaction, input, key)
  }
  const bytes = transaction.toPSBT()
  const complete = extract(bytes)
  const signed = { psbt: Buffer.from(bytes).toString('base64') }
  return complete ? { ...signed, transaction: complete } : signed
}
