import {
  ComputeBudgetProgram,
  Keypair,
  LAMPORTS_PER_SOL,
  type PublicKey,
  SendTransactionError,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionExpiredBlockheightExceededError,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCluster, type TestCluster } from './testing/startTestCluster.ts'

const world: { current?: TestCluster } = {}
const get = (): TestCluster => {
  if (!world.current) throw new Error('not started')
  return world.current
}

beforeAll(async () => {
  world.current = await startTestCluster({ slotMs: 20 })
})
afterAll(() => get().stop())

const transfer = (from: Keypair, toPubkey: PublicKey, lamports: number) =>
  SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey, lamports })

async function createV0(payer: Keypair, ...instructions: Parameters<typeof createMessage>[1]) {
  const { blockhash } = await get().connection.getLatestBlockhash()
  const transaction = new VersionedTransaction(createMessage(payer, instructions, blockhash))
  transaction.sign([payer])
  return transaction
}

function createMessage(
  payer: Keypair,
  instructions: ReturnType<typeof transfer>[],
  recentBlockhash: string,
) {
  const payerKey = payer.publicKey
  return new TransactionMessage({ payerKey, recentBlockhash, instructions }).compileToV0Message()
}

test('default: a transfer is sent and confirmed over the socket', async () => {
  const { connection, keys } = get()
  const { publicKey: to } = Keypair.generate()
  const transaction = new Transaction().add(transfer(keys[0], to, LAMPORTS_PER_SOL))
  const before = await connection.getBalance(keys[0].publicKey)
  const signature = await sendAndConfirmTransaction(connection, transaction, [keys[0]])
  expect(await connection.getBalance(to)).toBe(LAMPORTS_PER_SOL)
  expect(await connection.getBalance(keys[0].publicKey)).toBe(before - LAMPORTS_PER_SOL - 5_000)
  const { value } = await connection.getSignatureStatus(signature)
  expect(value).toMatchObject({ err: null, confirmationStatus: expect.stringMatching(/ed$/) })
})

test('behavior: a transfer with commitment finalized', async () => {
  const { connection, keys } = get()
  const { publicKey: to } = Keypair.generate()
  const transaction = new Transaction().add(transfer(keys[0], to, LAMPORTS_PER_SOL))
  const options = { commitment: 'finalized' } as const
  const signature = await sendAndConfirmTransaction(connection, transaction, [keys[0]], options)
  expect((await connection.getSignatureStatus(signature)).value).toMatchObject({
    confirmations: null,
    confirmationStatus: 'finalized',
  })
})

test('behavior: a v0 transaction with a price pays the estimated fee', async () => {
  const { connection, keys } = get()
  const { publicKey: to } = Keypair.generate()
  const transaction = await createV0(
    keys[1],
    ComputeBudgetProgram.setComputeUnitLimit({ units: 2_000 }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_500_001 }),
    transfer(keys[1], to, LAMPORTS_PER_SOL),
  )
  const { value: fee } = await connection.getFeeForMessage(transaction.message)
  expect(fee).toBe(5_000 + 3_001)
  const simulated = await connection.simulateTransaction(transaction, { sigVerify: true })
  expect(simulated.value).toMatchObject({ err: null, unitsConsumed: 450 })
  const signature = await connection.sendTransaction(transaction)
  const latest = await connection.getLatestBlockhash()
  await connection.confirmTransaction({ signature, ...latest })
  const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  expect(found).toMatchObject({ version: 0, meta: { err: null, fee } })
})

test('behavior: a price without a limit applies to the default limit of the instructions', async () => {
  const { connection, keys } = get()
  const transaction = await createV0(
    keys[1],
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_000_000 }),
    transfer(keys[1], keys[0].publicKey, 1),
  )
  const { value: fee } = await connection.getFeeForMessage(transaction.message)
  const before = await connection.getBalance(keys[1].publicKey)
  await connection.sendTransaction(transaction)
  expect(await connection.getBalance(keys[1].publicKey)).toBe(before - (fee ?? 0) - 1)
})

test('error: spending more than the balance', async () => {
  const { connection, keys } = get()
  const { publicKey: to } = Keypair.generate()
  const transaction = new Transaction().add(transfer(keys[0], to, 1_000_000 * LAMPORTS_PER_SOL))
  const sending = sendAndConfirmTransaction(connection, transaction, [keys[0]])
  const error = await sending.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SendTransactionError)
  expect(error).toMatchObject({
    transactionMessage:
      'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
    logs: expect.arrayContaining([expect.stringContaining('insufficient lamports')]),
  })
})

test('error: the same without preflight is executed, charged for and shows in the status', async () => {
  const { connection, keys } = get()
  const { publicKey: to } = Keypair.generate()
  const transaction = new Transaction().add(transfer(keys[0], to, 1_000_000 * LAMPORTS_PER_SOL))
  const before = await connection.getBalance(keys[0].publicKey)
  const signature = await connection.sendTransaction(transaction, [keys[0]], {
    skipPreflight: true,
  })
  expect(await connection.getBalance(keys[0].publicKey)).toBe(before - 5_000)
  const { value } = await connection.getSignatureStatus(signature)
  expect(value?.err).toEqual({ InstructionError: [0, { Custom: 1 }] })
})

test('error: an account too poor to live', async () => {
  const { connection, keys } = get()
  const transaction = await createV0(keys[0], transfer(keys[0], Keypair.generate().publicKey, 5))
  await expect(connection.sendTransaction(transaction)).rejects.toThrow(
    'Transaction results in an account (1) with insufficient funds for rent',
  )
})

test('error: a fee payer that never had anything', async () => {
  const { connection, keys } = get()
  const nobody = Keypair.generate()
  const transaction = await createV0(nobody, transfer(nobody, keys[0].publicKey, 1))
  await expect(connection.sendTransaction(transaction)).rejects.toThrow(
    'Attempt to debit an account but found no record of a prior credit.',
  )
})

test('error: a signature that is not of its key', async () => {
  const { connection, keys } = get()
  const transaction = await createV0(keys[0], transfer(keys[0], keys[1].publicKey, 1))
  transaction.signatures[0]?.fill(7, 10, 20)
  await expect(connection.sendTransaction(transaction)).rejects.toThrow(
    'Transaction signature verification failure',
  )
})

test('error: the same transaction twice', async () => {
  const { connection, keys } = get()
  const transaction = await createV0(keys[0], transfer(keys[0], keys[1].publicKey, 2))
  await connection.sendTransaction(transaction)
  await expect(connection.sendTransaction(transaction)).rejects.toThrow(
    'This transaction has already been processed',
  )
})

test('error: an expired blockhash', async () => {
  const { connection, keys, cluster } = get()
  const latest = await connection.getLatestBlockhash()
  const message = createMessage(
    keys[0],
    [transfer(keys[0], keys[1].publicKey, 3)],
    latest.blockhash,
  )
  const transaction = new VersionedTransaction(message)
  transaction.sign([keys[0]])
  cluster.ledger.advance(151)
  await expect(connection.sendTransaction(transaction)).rejects.toThrow('Blockhash not found')
  const signature = await connection.sendTransaction(transaction, { skipPreflight: true })
  const confirming = connection.confirmTransaction({ signature, ...latest })
  await expect(confirming).rejects.toBeInstanceOf(TransactionExpiredBlockheightExceededError)
})

test('error: malformed bytes, and a transaction above the packet size', async () => {
  const { connection } = get()
  const refused = expect.objectContaining({
    message: expect.stringContaining('failed to deserialize'),
  })
  await expect(connection.sendRawTransaction(Buffer.from('nonsense'))).rejects.toEqual(refused)
  await expect(connection.sendRawTransaction(Buffer.alloc(2_000))).rejects.toThrow('too large')
})
