import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import * as z from 'zod'
import { MalformedTransactionError } from '../wire/MalformedTransactionError.ts'
import { readTransaction, type WireTransaction } from '../wire/readTransaction.ts'
import { RpcError, refuseParams, rpcCodes } from './RpcError.ts'

/** Maximum size of a Solana transaction in bytes: one network packet. */
const PACKET_BYTES = 1_232

export const WireEncoding = z.enum(['base58', 'base64'])

export type Wire = WireTransaction & { readonly bytes: Uint8Array; readonly signature: string }

function decode(text: string, encoding: z.infer<typeof WireEncoding>): Uint8Array {
  if (encoding === 'base64') return Buffer.from(text, 'base64')
  try {
    return base58.decode(text)
  } catch {
    return refuseParams('invalid base58 encoding')
  }
}

/**
 * Decodes a Solana transaction that a client has sent.
 *
 * @throws {RpcError} The transaction is malformed or too large.
 */
export function readWire(
  text: string,
  encoding: z.infer<typeof WireEncoding> | null | undefined,
): Wire {
  const bytes = decode(text, encoding ?? 'base58')
  if (bytes.length > PACKET_BYTES)
    refuseParams(`transaction too large: ${bytes.length} bytes (max: ${PACKET_BYTES} bytes)`)
  try {
    const wire = readTransaction(bytes)
    const [first = new Uint8Array()] = wire.signatures
    return { ...wire, bytes, signature: base58.encode(first) }
  } catch (error) {
    if (error instanceof MalformedTransactionError) return refuseParams(error.message)
    throw error
  }
}

/**
 * Verifies all signatures of a Solana transaction.
 *
 * @throws {RpcError} A signature is missing or invalid.
 */
export function requireSignatures({ message, messageBytes, signatures }: Wire): void {
  const valid = signatures.every((signature, index) => {
    const key = message.staticAccounts[index] ?? ''
    return ed25519.verify(signature, messageBytes, base58.decode(key), { zip215: false })
  })
  if (valid) return
  throw new RpcError(rpcCodes.signatureFailure, 'Transaction signature verification failure')
}
