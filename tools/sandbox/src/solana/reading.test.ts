import {
  AddressLookupTableProgram,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solanaDefinitions } from './definitions.ts'
import { programIds } from './programs/programIds.ts'
import { startTestCluster, type TestCluster } from './testing/startTestCluster.ts'

const world: { current?: TestCluster } = {}
const get = (): TestCluster => {
  if (!world.current) throw new Error('not started')
  return world.current
}

beforeAll(async () => {
  world.current = await startTestCluster()
})
afterAll(() => get().stop())

const send = (instructions: TransactionInstruction[], ...signers: [Keypair, ...Keypair[]]) =>
  sendAndConfirmTransaction(get().connection, new Transaction().add(...instructions), signers)

const transfer = (from: Keypair, toPubkey: PublicKey, lamports = LAMPORTS_PER_SOL) =>
  SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey, lamports })

const ask = async (method: string, ...params: unknown[]) => {
  const response = await fetch(get().url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
  })
  return JSON.parse(await response.text())
}

test('default: the genesis hash is that of the imitated cluster', async () => {
  const { connection } = get()
  expect(await connection.getGenesisHash()).toBe(solanaDefinitions[1].genesisHash)
  for (const { caipNetworkId, genesisHash } of solanaDefinitions)
    expect(caipNetworkId).toBe(`solana:${genesisHash.slice(0, 32)}`)
  expect(await connection.getVersion()).toMatchObject({ 'solana-core': expect.any(String) })
  expect(await ask('getHealth')).toEqual({ jsonrpc: '2.0', id: 7, result: 'ok' })
})

test('behavior: slots, heights and epochs agree', async () => {
  const { connection, cluster } = get()
  const before = await connection.getSlot()
  cluster.ledger.advance(10)
  const info = await connection.getEpochInfo()
  expect(info.absoluteSlot).toBe(before + 10)
  expect(info.blockHeight).toBe(await connection.getBlockHeight())
  expect(info.epoch * info.slotsInEpoch + info.slotIndex).toBe(info.absoluteSlot)
  await expect(connection.getSlot({ minContextSlot: before + 11 })).rejects.toThrow(
    'Minimum context slot has not been reached',
  )
})

test('behavior: a blockhash lives for 150 blocks', async () => {
  const { connection, cluster } = get()
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const isValid = async () => (await connection.isBlockhashValid(blockhash)).value
  cluster.ledger.advance(149)
  expect(await isValid()).toBe(true)
  cluster.ledger.advance(1)
  expect(await isValid()).toBe(false)
  expect(await connection.getBlockHeight()).toBe(lastValidBlockHeight)
})

test('behavior: fees lately paid, and rent', async () => {
  const { connection } = get()
  expect(await connection.getRecentPrioritizationFees()).toHaveLength(150)
  expect(await connection.getMinimumBalanceForRentExemption(0)).toBe(890_880)
})

test('behavior: accounts, one and many', async () => {
  const { connection, keys } = get()
  const nobody = Keypair.generate().publicKey
  const [{ publicKey }] = keys
  const found = await connection.getMultipleAccountsInfo([publicKey, nobody])
  expect(found[0]).toMatchObject({ owner: SystemProgram.programId, executable: false })
  expect(found[1]).toBeNull()
  expect(await connection.getAccountInfo(nobody)).toBeNull()
  expect(await connection.getBalance(nobody)).toBe(0)
})

test('behavior: accounts of a program, filtered', async () => {
  const { connection, keys } = get()
  const programId = new PublicKey(programIds.token)
  const bytes = keys[1].publicKey.toBase58()
  const filters = [{ dataSize: 165 }, { memcmp: { offset: 32, bytes } }]
  const found = await connection.getProgramAccounts(programId, { filters })
  expect(found).toHaveLength(1)
  const slices = await connection.getProgramAccounts(programId, {
    filters,
    dataSlice: { offset: 32, length: 32 },
  })
  expect(slices[0]?.account.data.equals(keys[1].publicKey.toBuffer())).toBe(true)
})

test('behavior: the history of an address, newest first, page by page', async () => {
  const { connection, keys, cluster } = get()
  const { publicKey } = Keypair.generate()
  const memo = new TransactionInstruction({
    programId: new PublicKey(programIds.memo),
    keys: [],
    data: Buffer.from('Grüße'),
  })
  const first = await send([transfer(keys[0], publicKey), memo], keys[0])
  const second = await send([transfer(keys[0], publicKey, 5)], keys[0])
  cluster.ledger.advance(2)
  const all = await connection.getSignaturesForAddress(publicKey)
  expect(all.map(({ signature, memo, err }) => [signature, memo, err])).toEqual([
    [second, null, null],
    [first, '[7] Grüße', null],
  ])
  const older = await connection.getSignaturesForAddress(publicKey, { before: second, limit: 1 })
  expect(older.map(({ signature }) => signature)).toEqual([first])
})

test('behavior: a request for finalized data waits for it', async () => {
  const { connection, keys, cluster } = get()
  const signature = await send([transfer(keys[0], keys[1].publicKey, 9)], keys[0])
  expect((await ask('getTransaction', signature)).result).toBeNull()
  cluster.ledger.advance(1)
  expect((await ask('getTransaction', signature)).result).toMatchObject({ meta: { err: null } })
  expect((await connection.getSignatureStatus(signature)).value?.confirmations).toBeNull()
})

test('behavior: a parsed transaction describes its instructions', async () => {
  const { connection, keys } = get()
  const [from, to] = keys
  const signature = await send([transfer(from, to.publicKey, 77)], from)
  const found = await connection.getParsedTransaction(signature)
  expect(found?.transaction.message.instructions).toMatchObject([
    {
      program: 'system',
      parsed: {
        type: 'transfer',
        info: {
          source: from.publicKey.toBase58(),
          destination: to.publicKey.toBase58(),
          lamports: 77,
        },
      },
    },
  ])
  expect(found?.transaction.message.accountKeys[0]).toMatchObject({ signer: true, writable: true })
  expect(await connection.getParsedTransactions([signature, signature])).toHaveLength(2)
})

test('behavior: accounts from a lookup table', async () => {
  const { connection, keys, cluster } = get()
  const [payer] = keys
  const { publicKey: to } = Keypair.generate()
  const authority = payer.publicKey
  cluster.ledger.advance(1)
  const recentSlot = (await connection.getSlot()) - 1
  const [create, table] = AddressLookupTableProgram.createLookupTable({
    ...{ authority, recentSlot },
    payer: authority,
  })
  const extend = AddressLookupTableProgram.extendLookupTable({
    ...{ authority, payer: authority, lookupTable: table },
    addresses: [to],
  })
  await send([create, extend], payer)
  cluster.ledger.advance(1)
  const { value } = await connection.getAddressLookupTable(table)
  const { blockhash } = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: authority,
    recentBlockhash: blockhash,
    instructions: [transfer(payer, to)],
  }).compileToV0Message(value ? [value] : [])
  const transaction = new VersionedTransaction(message)
  transaction.sign([payer])
  const signature = await connection.sendTransaction(transaction)
  expect(await connection.getBalance(to)).toBe(LAMPORTS_PER_SOL)
  const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  expect(found?.meta?.loadedAddresses?.writable).toEqual([to])
  await expect(connection.getTransaction(signature)).rejects.toThrow(
    'Transaction version (0) is not supported',
  )
})

test('behavior: a faucet, on devnet alone', async () => {
  const { connection } = get()
  const { publicKey } = Keypair.generate()
  const signature = await connection.requestAirdrop(publicKey, LAMPORTS_PER_SOL)
  const latest = await connection.getLatestBlockhash()
  await connection.confirmTransaction({ signature, ...latest })
  expect(await connection.getBalance(publicKey)).toBe(LAMPORTS_PER_SOL)
  const main = await startTestCluster({ definition: solanaDefinitions[0] })
  await expect(main.connection.requestAirdrop(publicKey, 1)).rejects.toThrow('no faucet')
  await main.stop()
})

test('error: unknown methods and parameters', async () => {
  expect(await ask('getEverything')).toMatchObject({ id: 7, error: { code: -32601 } })
  expect(await ask('constructor')).toMatchObject({ error: { code: -32601 } })
  expect(await ask('getBalance', 'x')).toMatchObject({ error: { code: -32602 } })
  const response = await fetch(get().url, { method: 'POST', body: '{' })
  expect(await response.json()).toMatchObject({ error: { code: -32700 } })
})

test('S-141d: control commands need the secret', async () => {
  const { url, controlSecret, connection } = get()
  const { publicKey } = Keypair.generate()
  const body = JSON.stringify({ do: 'fund', address: publicKey.toBase58(), amount: '2000000' })
  const post = (headers: Record<string, string>) =>
    fetch(`${url}/control`, { method: 'POST', headers, body })
  for (const headers of [{}, { 'x-control-secret': 'x' }])
    expect((await post(headers)).status).toBe(403)
  expect(await connection.getBalance(publicKey)).toBe(0)
  expect((await post({ 'x-control-secret': controlSecret })).status).toBe(200)
  expect(await connection.getBalance(publicKey)).toBe(2_000_000)
})
