import { ed25519 } from '@noble/curves/ed25519.js'
import {
  getTransactionDecoder,
  getTransactionEncoder,
  type SignatureBytes,
  type Transaction,
} from '@solana/kit'

/** A Solana key of the wallet with the data that signing needs. */
export type SolanaSigner = { readonly address: string; readonly secretKey: `0x${string}` }

/** Thrown if bytes are not a Solana transaction, or the account is not among its signers. */
export class SolanaTransactionError extends Error {
  override readonly name = 'SolanaTransactionError'
}

const sign = (bytes: Uint8Array, { secretKey }: SolanaSigner): Uint8Array =>
  ed25519.sign(bytes, Buffer.from(secretKey.slice(2), 'hex'))

/** Signs the bytes of a Solana message without a prefix. Returns a signature of 64 bytes. */
export const signSolanaMessage = sign

/**
 * Decodes a legacy or versioned Solana transaction. Its `signatures` are by the signer's address;
 * the first signer pays the fee.
 *
 * @throws {SolanaTransactionError} The bytes are not a transaction.
 */
export function readSolanaTransaction(bytes: Uint8Array): Transaction {
  try {
    return getTransactionDecoder().decode(bytes)
  } catch (cause) {
    throw new SolanaTransactionError('The bytes are no transaction of Solana.', { cause })
  }
}

/**
 * Adds the signature of one account to a Solana transaction. Other signatures stay unchanged.
 *
 * @throws {SolanaTransactionError} The bytes are not a transaction, or the account is not among its
 *   signers.
 */
export function signSolanaTransaction(
  bytes: Uint8Array,
  signer: SolanaSigner,
): { readonly transaction: Uint8Array; readonly signature: Uint8Array } {
  const read = readSolanaTransaction(bytes)
  if (!Object.hasOwn(read.signatures, signer.address))
    throw new SolanaTransactionError('The account does not sign this transaction.')
  const signature = sign(Uint8Array.from(read.messageBytes), signer)
  const signatures = { ...read.signatures, [signer.address]: signature as SignatureBytes }
  const transaction = getTransactionEncoder().encode({ ...read, signatures })
  return { transaction: Uint8Array.from(transaction), signature }
}
