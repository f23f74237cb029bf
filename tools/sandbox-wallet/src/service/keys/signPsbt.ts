import { Transaction } from '@scure/btc-signer'
import { type BitcoinSigner, toPrivateKey } from './BitcoinSigner.ts'

/** The PSBT cannot be read, or an input cannot be signed with the wallet's keys. */
export class PsbtError extends Error {
  override readonly name = 'PsbtError'
}

/** One input to sign: with which address, and which kinds of signature are allowed. */
export type PsbtInput = {
  readonly address: string
  readonly index: number
  readonly sighashTypes?: readonly number[] | undefined
}

export type SignedPsbt = {
  /** Base64; an input whose signature makes it complete is not finalised. */
  readonly psbt: string
  /** The raw transaction, hex, and its id, when no input lacks a signature. */
  readonly transaction?: { readonly hex: string; readonly txid: string }
}

/** A transaction may carry outputs and inputs this library has no name for, such as OP_RETURN. */
const readOptions = {
  allowUnknownOutputs: true,
  allowUnknownInputs: true,
  unknown: 'ignore',
} as const

/**
 * Reads a PSBT of version 0 or 2.
 *
 * @throws {PsbtError} The text is none.
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
  // Taproot needs the key before its tweak; a site that knows the address alone leaves it out.
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

/** The transaction as the network takes it, when every input is signed. */
function extract(psbt: Uint8Array): SignedPsbt['transaction'] {
  const copy = Transaction.fromPSBT(psbt, readOptions)
  try {
    copy.finalize()
    return { hex: Buffer.from(copy.extract()).toString('hex'), txid: copy.id }
  } catch {
    // Another signer still has to add something.
    return undefined
  }
}

/**
 * Signs the named inputs of a PSBT.
 *
 * @throws {PsbtError} The PSBT cannot be read, an address is not the wallet's, or a kind of signature is not allowed.
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
