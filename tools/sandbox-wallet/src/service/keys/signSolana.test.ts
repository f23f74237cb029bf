import { createPublicKey, verify } from 'node:crypto'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createAccounts } from '../../accounts/createAccounts.ts'
import {
  readSolanaTransaction,
  SolanaTransactionError,
  signSolanaMessage,
  signSolanaTransaction,
} from './signSolana.ts'

const [mira, jonas] = createAccounts().map((account) => account.solana)
if (!mira || !jonas) throw new Error('no accounts')

const blockhash = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'
const SPKI_PREFIX = '302a300506032b6570032100'

/**
 * Verifies a signature with Node's ed25519, which is independent of the library that has signed.
 */
function isSigned(bytes: Uint8Array, signature: Uint8Array, address: string): boolean {
  const key = createPublicKey({
    key: Buffer.concat([Buffer.from(SPKI_PREFIX, 'hex'), new PublicKey(address).toBytes()]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, bytes, key, signature)
}

const transfer = SystemProgram.transfer({
  fromPubkey: new PublicKey(mira.address),
  toPubkey: new PublicKey(jonas.address),
  lamports: 5,
})

const createLegacy = () => {
  const transaction = new Transaction({
    feePayer: new PublicKey(jonas.address),
    recentBlockhash: blockhash,
  }).add(transfer)
  return transaction.serialize({ requireAllSignatures: false })
}

const createV0 = () =>
  new VersionedTransaction(
    new TransactionMessage({
      payerKey: new PublicKey(mira.address),
      recentBlockhash: blockhash,
      instructions: [transfer],
    }).compileToV0Message(),
  ).serialize()

test('a message is signed byte for byte', () => {
  const message = Uint8Array.from([0, 1, 2, 255])
  expect(isSigned(message, signSolanaMessage(message, mira), mira.address)).toBe(true)
})

test('a legacy transaction gets each signature in its own place', () => {
  const half = signSolanaTransaction(createLegacy(), mira)
  const { transaction } = signSolanaTransaction(half.transaction, jonas)
  expect(Transaction.from(transaction).verifySignatures()).toBe(true)
  const { signatures } = readSolanaTransaction(transaction)
  expect(Object.keys(signatures)).toEqual([jonas.address, mira.address])
})

test('a v0 transaction is signed over its message, version included', () => {
  const { transaction, signature } = signSolanaTransaction(createV0(), mira)
  const parsed = VersionedTransaction.deserialize(transaction)
  expect(isSigned(parsed.message.serialize(), signature, mira.address)).toBe(true)
  expect(parsed.signatures).toEqual([signature])
})

test('error: an account that does not sign, and bytes that are no transaction', () => {
  const stranger = { address: Keypair.generate().publicKey.toBase58(), secretKey: mira.secretKey }
  expect(() => signSolanaTransaction(createV0(), stranger)).toThrow(SolanaTransactionError)
  expect(() => signSolanaTransaction(Uint8Array.from([1, 2, 3]), mira)).toThrow(
    SolanaTransactionError,
  )
  expect(() => signSolanaTransaction(createV0().subarray(0, 90), mira)).toThrow(
    SolanaTransactionError,
  )
})
