import { createAdapter } from '@latchkey/adapter-solana'
import {
  type FakeStandardWalletOptions,
  fakeStandardWallet,
  testAddresses,
} from '@latchkey/adapter-solana/testing'
import type { Network } from '@latchkey/core'
import { solanaDevnet } from '@latchkey/core/networks'
import {
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  Transaction,
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
const unbounded = { signal: undefined }
const [from = '', to = ''] = testAddresses
const fee = 5_000
/** Address of 32 zero bytes, which stands for an omitted key of a mint. */
const nobody = PublicKey.default
const nothing = PublicKey.default.toBase58()

beforeAll(async () => {
  world.current = await startTestCluster({ slotMs: 20 })
  const { connection } = get()
  const signature = await connection.requestAirdrop(new PublicKey(from), 10 * LAMPORTS_PER_SOL)
  await connection.confirmTransaction(signature)
})
afterAll(() => get().stop())

const readLamports = (address: string) => get().connection.getBalance(new PublicKey(address))

async function connect(options: FakeStandardWalletOptions = {}) {
  const network: Network = { ...solanaDevnet, rpcUrls: { default: { http: [get().url] } } }
  const provider = fakeStandardWallet(options)
  const adapter = createAdapter({ networks: [network] })
  const wallet = await adapter.connect(
    { info: { id: 'Test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' }, provider },
    { networks: [network], silent: false, signal: undefined },
  )
  const { solana } = wallet.features
  if (!solana) throw new Error('no features')
  return { adapter, network, provider, solana }
}

/**
 * Options of a fake wallet that cannot send, so that the adapter sends the signed transaction by
 * its own RPC.
 */
const signsOnly = { answers: { 'solana:signAndSendTransaction': undefined } }

const transfer = (lamports: number) =>
  SystemProgram.transfer({
    fromPubkey: new PublicKey(from),
    toPubkey: new PublicKey(to),
    lamports,
  })

test('K-CHAIN-02: a transfer arrives and is confirmed', async () => {
  const { solana, adapter, network } = await connect(signsOnly)
  const [mine, theirs] = [await readLamports(from), await readLamports(to)]
  const signature = await solana.transfer({ to, lamports: 1_000_000_000n }, unbounded)
  await solana.waitForConfirmation(signature, unbounded)
  expect(await readLamports(to)).toBe(theirs + LAMPORTS_PER_SOL)
  expect(await readLamports(from)).toBe(mine - LAMPORTS_PER_SOL - fee)
  const balance = await adapter.getBalance({ address: from, network, ...unbounded })
  expect(balance).toEqual({
    amount: BigInt(mine - LAMPORTS_PER_SOL - fee),
    decimals: 9,
    symbol: 'SOL',
  })
})

test('K-CHAIN-02: a wallet that broadcasts itself', async () => {
  const send = async (bytes: Uint8Array) => {
    await get().connection.sendRawTransaction(bytes)
  }
  const { solana } = await connect({ send })
  const before = await readLamports(to)
  const signature = await solana.transfer({ to, lamports: 5_000_000n }, unbounded)
  await solana.waitForConfirmation(signature, unbounded)
  expect(await readLamports(to)).toBe(before + 5_000_000)
})

test('K-CHAIN-02: an overspend fails in the simulation, and the wallet gets no request', async () => {
  const { solana, provider } = await connect(signsOnly)
  const before = await readLamports(from)
  const lamports = BigInt(before) + 1n
  await expect(solana.transfer({ to, lamports }, unbounded)).rejects.toMatchObject({
    name: 'SimulationFailedError',
    reason: 'InstructionError: 0, Custom: 1',
    logs: expect.arrayContaining([expect.stringMatching(/insufficient lamports/)]),
  })
  expect(await readLamports(from)).toBe(before)
  expect(provider.calls.map(({ feature }) => feature)).toEqual(['standard:connect'])
})

test('K-CHAIN-02: without the simulation the cluster refuses it itself', async () => {
  const { solana } = await connect(signsOnly)
  const lamports = BigInt(await readLamports(from)) + 1n
  const options = { ...unbounded, skipPreflight: true }
  const confirming = solana
    .transfer({ to, lamports }, options)
    .then((signature) => solana.waitForConfirmation(signature, unbounded))
  await expect(confirming).rejects.toMatchObject({ reason: 'InstructionError: 0, Custom: 1' })
})

test('K-CHAIN-02: a legacy transaction of the usual library gets fee payer and blockhash', async () => {
  const { solana } = await connect(signsOnly)
  const bare = new Transaction().add(transfer(7_000_000), transfer(8_000_000))
  bare.feePayer = nobody
  bare.recentBlockhash = nothing
  const bytes = bare.serialize({ requireAllSignatures: false, verifySignatures: false })
  const before = await readLamports(to)
  const signature = await solana.signAndSendTransaction(new Uint8Array(bytes), unbounded)
  await solana.waitForConfirmation(signature, unbounded)
  expect(await readLamports(to)).toBe(before + 15_000_000)
})

test('K-CHAIN-02: a versioned transaction of the usual library', async () => {
  const { solana } = await connect(signsOnly)
  const message = new TransactionMessage({
    payerKey: new PublicKey(from),
    recentBlockhash: nothing,
    instructions: [transfer(3_000_000)],
  }).compileToV0Message()
  const before = await readLamports(to)
  const bytes = new VersionedTransaction(message).serialize()
  const signature = await solana.signAndSendTransaction(bytes, unbounded)
  await solana.waitForConfirmation(signature, unbounded)
  expect(await readLamports(to)).toBe(before + 3_000_000)
})

test('error: a blockhash that the cluster does not know', async () => {
  const { solana } = await connect(signsOnly)
  const stale = new Transaction({
    feePayer: new PublicKey(from),
    recentBlockhash: new PublicKey(to).toBase58(),
  }).add(transfer(1))
  const bytes = stale.serialize({ requireAllSignatures: false, verifySignatures: false })
  const sending = solana.signAndSendTransaction(new Uint8Array(bytes), unbounded)
  await expect(sending).rejects.toMatchObject({ reason: 'BlockhashNotFound' })
})

test('K-CHAIN-04: each of the eight commitments is one the cluster takes', async () => {
  const { solana } = await connect(signsOnly)
  for (const preflightCommitment of [
    'processed',
    'confirmed',
    'finalized',
    'recent',
    'single',
    'singleGossip',
    'root',
    'max',
  ] as const) {
    const sending = solana.transfer({ to, lamports: 1_000n }, { ...unbounded, preflightCommitment })
    await expect(sending).resolves.toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
  }
})

test('S-131c: a cluster gets no requests for another network', async () => {
  const { adapter } = await connect(signsOnly)
  const network: Network = {
    ...solanaDevnet,
    id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    rpcUrls: { default: { http: [get().url] } },
  }
  const reading = adapter.getBalance({ address: from, network, ...unbounded })
  await expect(reading).rejects.toMatchObject({ code: 'unreachable' })
})
