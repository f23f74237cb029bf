import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { TransactionInvalidError } from '../errors/transactionErrors.ts'

const mostCharacters = 2_000_000
const hexPattern = /^(?:[0-9a-f]{2})+$/i

/** Reads a PSBT as wallets give it: bytes, base64 or hex. Throws on anything else. */
export function toPsbtBytes(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value
  if (typeof value !== 'string' || value.length > mostCharacters) {
    throw new TransactionInvalidError({ reason: 'This is no PSBT.' })
  }
  return hexPattern.test(value) ? hex.decode(value.toLowerCase()) : base64.decode(value)
}

/** Parses a PSBT; scripts that are not known here are for the wallet to know. Throws on anything else. */
export function readPsbt(value: unknown): Transaction {
  const options = { allowUnknownInputs: true, allowUnknownOutputs: true }
  return Transaction.fromPSBT(toPsbtBytes(value), options)
}
