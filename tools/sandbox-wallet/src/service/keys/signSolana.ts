import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** A key of the wallet, as far as signing needs it. */
export type SolanaSigner = { readonly address: string; readonly secretKey: `0x${string}` }

/** The bytes are no Solana transaction, or the account is none of its signers. */
export class SolanaTransactionError extends Error {
  override readonly name = 'SolanaTransactionError'
}

const SIGNATURE_BYTES = 64
const KEY_BYTES = 32
/** Set in the first byte of a message with a version; the rest of the byte is the version. */
const VERSION_FLAG = 0x80

const sign = (bytes: Uint8Array, { secretKey }: SolanaSigner): Uint8Array =>
  ed25519.sign(bytes, Buffer.from(secretKey.slice(2), 'hex'))

/** Signs the bytes of a message as they are: 64 bytes. */
export const signSolanaMessage = sign

/** A count as Solana writes it: seven bits a byte, lowest first, at most three bytes. */
function readCount(bytes: Uint8Array, offset: number): { count: number; next: number } {
  let count = 0
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[offset + index]
    if (byte === undefined) break
    count |= (byte & 0x7f) << (index * 7)
    if (byte < 0x80) return { count, next: offset + index + 1 }
  }
  throw new SolanaTransactionError('The transaction ends early.')
}

export type SolanaTransactionParts = {
  readonly version: 'legacy' | number
  /** Where the signatures start; the message follows them. */
  readonly signaturesAt: number
  readonly message: Uint8Array
  /** Base58, in the order of the signatures; the first pays the fee. */
  readonly signers: readonly string[]
}

/**
 * Reads a transaction, legacy or with a version, as far as signing needs it.
 *
 * @throws {SolanaTransactionError} The bytes are not of that form.
 */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransactionParts {
  const { count, next: signaturesAt } = readCount(bytes, 0)
  const message = bytes.subarray(signaturesAt + count * SIGNATURE_BYTES)
  const [prefix = 0] = message
  const isVersioned = prefix >= VERSION_FLAG
  const header = isVersioned ? 1 : 0
  const wanted = message[header]
  if (wanted === undefined || wanted === 0 || wanted !== count)
    throw new SolanaTransactionError('The transaction does not say who signs it.')
  const { count: keyCount, next: keysAt } = readCount(message, header + 3)
  if (keyCount < count || message.length < keysAt + keyCount * KEY_BYTES)
    throw new SolanaTransactionError('The transaction ends early.')
  const signers = Array.from({ length: count }, (_, index) => {
    const start = keysAt + index * KEY_BYTES
    return base58.encode(message.subarray(start, start + KEY_BYTES))
  })
  const version = isVersioned ? prefix - VERSION_FLAG : 'legacy'
  return { version, signaturesAt, message, signers }
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
  const { signers, message, signaturesAt } = readSolanaTransaction(bytes)
  const place = signers.indexOf(signer.address)
  if (place < 0) throw new SolanaTransactionError('The account does not sign this transaction.')
  const signature = sign(message, signer)
  const transaction = Uint8Array.from(bytes)
  transaction.set(signature, signaturesAt + place * SIGNATURE_BYTES)
  return { transaction, signature }
}
