import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { TransactionInvalidError } from '../errors/transactionErrors.ts'

const mostCharacters = 2_000_000
const hexPattern = /^(?:[0-9a-f]{2})+$/i

/** Parses a PSBT from an app or a wallet: bytes, base64 or hex. Throws on other values. */
export function toPsbtBytes(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value
  if (typeof value !== 'string' || value.length > mostCharacters) {
    throw new TransactionInvalidError({ reason: 'This is not a PSBT.' })
  }
  return hexPattern.test(value) ? hex.decode(value.toLowerCase()) : base64.decode(value)
}

/**
 * Parses a PSBT. Accepts unknown scripts, because the wallet may know them. Throws on other values.
 */
export function readPsbt(value: unknown): Transaction {
  const options = { allowUnknownInputs: true, allowUnknownOutputs: true }
  return Transaction.fromPSBT(toPsbtBytes(value), options)
}
