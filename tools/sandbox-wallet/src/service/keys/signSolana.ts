import { ed25519 } from '@noble/curves/ed25519.js'
import {
  getTransactionDecoder,
  getTransactionEncoder,
  type SignatureBytes,
  type Transaction,
} from '@solana/kit'

/** A key of the wallet, as far as signing needs it. */
export type SolanaSigner = { readonly address: string; readonly secretKey: `0x${string}` }

/** The bytes are no Solana transaction, or the account is none of its signers. */
export class SolanaTransactionError extends Error {
  override readonly name = 'SolanaTransactionError'
}

const sign = (bytes: Uint8Array, { secretKey }: SolanaSigner): Uint8Array =>
  ed25519.sign(bytes, Buffer.from(secretKey.slice(2), 'hex'))

/** Signs the bytes of a message as they are: 64 bytes. */
export const signSolanaMessage = sign

/**
 * Reads a transaction, legacy or with a version, as far as signing needs it: its `signatures` are by signer, the
 * first of whom pays the fee.
 *
 * @throws {SolanaTransactionError} The bytes are not of that form.
 */
export function readSolanaTransaction(bytes: Uint8Array): Transaction {
  try {
    return getTransactionDecoder().decode(bytes)
  } catch (cause) {
    throw new SolanaTransactionError('The bytes are no transaction of Solana.', { cause })
  }
}

/**
 * Puts one account's signature into a transaction; the others stay as they are.
 *
 * @throws {SolanaTransactionError} Not a transaction, or the account does not sign it.
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
