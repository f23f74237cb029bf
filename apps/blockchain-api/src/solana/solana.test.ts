import { getNfts, getTokenPrice } from '@latchkey/blockchain-api'
import {
  giveCollectible,
  giveTokens,
  planKeys,
  startTestCluster,
  type TestCluster,
  toTokenAddress,
} from '@latchkey/sandbox/solana/testing'
import type { OpenDatabase } from '@latchkey/service'
import { openTestDatabase } from '@latchkey/service/testing'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tables } from '../db/Database.ts'
import { createAccountReader } from '../testing/createAccountReader.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const caipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const goldMint = planKeys.goldMint.address
const gold = { name: 'Clubhouse Gold', symbol: 'GOLD' }

let open: OpenDatabase<typeof tables.schema>
let cluster: TestCluster
let server: TestServer

const toNetwork = (rpcUrl: string) => ({
  caipNetworkId,
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrl,
  tokens: { [goldMint]: { ...gold, iconUrl: 'https://pictures.example/gold.png' } },
})

const createServer = (rpcUrl: string) =>
  createTestServer({
    db: open.db,
    rpcUrl,
    environment: {
      NETWORKS: JSON.stringify([toNetwork(rpcUrl)]),
      PRICES: JSON.stringify({ [caipNetworkId]: 150, [`${caipNetworkId}:${goldMint}`]: 1.25 }),
    },
  })

beforeAll(async () => {
  open = await openTestDatabase(tables)
  cluster = await startTestCluster()
  server = await createServer(cluster.url)
})
afterAll(async () => {
  await cluster.stop()
  await open.close()
})

const { readBalances, readHistory } = createAccountReader(() => server, caipNetworkId)

/** Sends SOL from the first development account, in lamports. */
function sendCoin(to: PublicKey, lamports: number): Promise<string> {
  const [from] = cluster.keys
  const parts = { fromPubkey: from.publicKey, toPubkey: to, lamports }
  const transaction = new Transaction().add(SystemProgram.transfer(parts))
  return sendAndConfirmTransaction(cluster.connection, transaction, [from])
}

/** Sends a test token from the first development account to an account that already holds some. */
function sendGold(to: PublicKey, amount: bigint): Promise<string> {
  const [from] = cluster.keys
  const data = Buffer.alloc(9, 3)
  data.writeBigUInt64LE(amount, 1)
  const toKey = (owner: PublicKey) => new PublicKey(toTokenAddress(owner.toBase58(), goldMint))
  const transaction = new Transaction().add(
    new TransactionInstruction({
      programId: new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
      keys: [
        { pubkey: toKey(from.publicKey), isSigner: false, isWritable: true },
        { pubkey: toKey(to), isSigner: false, isWritable: true },
        { pubkey: from.publicKey, isSigner: true, isWritable: false },
      ],
      data,
    }),
  )
  return sendAndConfirmTransaction(cluster.connection, transaction, [from])
}

test('K-BAPI-11a: an address holds SOL, and tokens by the sum of their accounts', async () => {
  const { publicKey } = Keypair.generate()
  await sendCoin(publicKey, 2_500_000_000)
  giveTokens(cluster.cluster.ledger, {
    mint: goldMint,
    owner: publicKey.toBase58(),
    amount: 7_000_000n,
  })
  expect(await readBalances(publicKey.toBase58())).toEqual([
    {
      name: 'Solana',
      symbol: 'SOL',
      chainId: caipNetworkId,
      value: 375,
      price: 150,
      quantity: { decimals: '9', numeric: '2.5' },
      iconUrl: '',
      listed: true,
    },
    {
      ...gold,
      chainId: caipNetworkId,
      address: `${caipNetworkId}:${goldMint}`,
      value: 8.75,
      price: 1.25,
      quantity: { decimals: '6', numeric: '7' },
      iconUrl: 'https://pictures.example/gold.png',
      listed: true,
    },
  ])
})

test('behavior: an empty account has no balances and no history', async () => {
  const address = Keypair.generate().publicKey.toBase58()
  expect(await readBalances(address)).toEqual([])
  expect(await readHistory(address)).toEqual({ data: [], next: null })
})

test('K-BAPI-03: sender and recipient see a transfer, without the fee', async () => {
  const [from] = cluster.keys
  const { publicKey } = Keypair.generate()
  const hash = await sendCoin(publicKey, 1_000_000_000)
  const [sender, receiver] = [from.publicKey.toBase58(), publicKey.toBase58()]
  const parties = { hash, sentFrom: sender, sentTo: receiver, chain: caipNetworkId }
  const moved = { quantity: { numeric: '1' }, value: 150, fungible_info: { symbol: 'SOL' } }
  const [sent] = (await readHistory(sender)).data
  expect(sent).toMatchObject({
    id: `${caipNetworkId}:${hash}`,
    metadata: { ...parties, operationType: 'send', status: 'confirmed', nonce: 0 },
    transfers: [{ ...moved, direction: 'out' }],
  })
  const [got] = (await readHistory(receiver)).data
  expect(got).toMatchObject({
    metadata: { ...parties, operationType: 'receive' },
    transfers: [{ ...moved, direction: 'in' }],
  })
})

test('K-BAPI-03: a token recipient sees a transfer that does not name the address', async () => {
  const [from] = cluster.keys
  const { publicKey } = Keypair.generate()
  const owner = publicKey.toBase58()
  giveTokens(cluster.cluster.ledger, { mint: goldMint, owner, amount: 1n })
  const hash = await sendGold(publicKey, 2_500_000n)
  const [got] = (await readHistory(owner)).data
  expect(got).toMatchObject({
    metadata: {
      hash,
      operationType: 'receive',
      sentFrom: from.publicKey.toBase58(),
      sentTo: owner,
    },
    transfers: [{ direction: 'in', quantity: { numeric: '2.5' }, fungible_info: gold }],
  })
  const [sent] = (await readHistory(from.publicKey.toBase58())).data
  expect(sent).toMatchObject({
    metadata: { hash, operationType: 'send', sentTo: owner },
    transfers: [{ direction: 'out', quantity: { numeric: '2.5' } }],
  })
})

test('K-BAPI-03: pages join without a gap or a repetition, across the accounts of an owner', async () => {
  const { publicKey } = Keypair.generate()
  const owner = publicKey.toBase58()
  giveTokens(cluster.cluster.ledger, { mint: goldMint, owner, amount: 1n })
  const sent: string[] = []
  for (let index = 1; index <= 12; index += 1) {
    sent.push(await sendCoin(publicKey, 1_000_000 + index))
    cluster.cluster.ledger.advance(1)
    sent.push(await sendGold(publicKey, BigInt(index)))
    cluster.cluster.ledger.advance(1)
  }
  const first = await readHistory(owner)
  const second = await readHistory(owner, first.next ?? '')
  const hashes = [...first.data, ...second.data].map(({ metadata }) => metadata.hash)
  expect([first.data.length, second.next]).toEqual([20, null])
  expect(hashes.slice(0, 24)).toEqual(sent.toReversed())
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('behavior: JSON-RPC is passed on to the node, one request or a batch', async () => {
  const ask = async (payload: unknown) => {
    const url = `/v1?projectId=project-1&chainId=${caipNetworkId}`
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload: JSON.stringify(payload),
    })
    return answer.json()
  }
  const call = (id: number, method: string) => ({ jsonrpc: '2.0', id, method, params: [] })
  expect(await ask(call(1, 'getHealth'))).toMatchObject({ id: 1, result: 'ok' })
  expect(await ask([call(2, 'getHealth'), call(3, 'eth_chainId')])).toMatchObject([
    { id: 2, result: 'ok' },
    { id: 3, error: { code: -32601 } },
  ])
})

test('K-BAPI-06: native currency and token have prices; a mint without a name has no price', async () => {
  const read = (address: string) =>
    server.client.call(getTokenPrice, {
      currency: 'usd',
      addresses: [`${caipNetworkId}:${address}`],
    })
  const sol = 'So11111111111111111111111111111111111111111'
  expect((await read(sol)).fungibles).toMatchObject([{ symbol: 'SOL', price: 150, decimals: 9 }])
  expect((await read(goldMint)).fungibles).toMatchObject([{ ...gold, price: 1.25, decimals: 6 }])
  await expect(read(Keypair.generate().publicKey.toBase58())).rejects.toMatchObject({ status: 400 })
})

test('K-BAPI-02: an address of a cluster has no name, kept an hour', async () => {
  const address = Keypair.generate().publicKey.toBase58()
  const answer = await server.app.inject(`/v1/identity/${address}?projectId=project-1`)
  expect(answer.json()).toEqual({ name: null, avatar: null, resolvedAt: null })
  expect(answer.headers['cache-control']).toBe('public, max-age=3600, s-maxage=3600')
})

test.each([
  ['balance', 'sv=1&currency=usd'],
  ['history', `chainId=${caipNetworkId}`],
])('error: the %s of a cluster that is down is 503, of no address 400', async (call, query) => {
  const { app } = await createServer('http://127.0.0.1:9')
  const ask = async (address: string) => {
    const url = `/v1/account/${address}/${call}?projectId=project-1&${query}`
    const headers = { origin: 'https://app.example.test' }
    return (await app.inject({ url, headers })).statusCode
  }
  expect(await ask(Keypair.generate().publicKey.toBase58())).toBe(503)
  expect(await ask('1111111111111111111111111111111111111111111')).toBe(400)
})

const toMint = () => {
  const { publicKey, secretKey } = Keypair.generate()
  return { address: publicKey.toBase58(), seed: secretKey.slice(0, 32) }
}

const listNfts = (address: string, more: { cursor?: string; pageSize?: number } = {}) =>
  server.client.call(getNfts, { address, chainId: caipNetworkId, ...more })

const toData = (value: unknown) => `data:,${encodeURIComponent(JSON.stringify(value))}`

test('default: a token with a supply of one is an NFT with the name of its mint and metadata', async () => {
  const [owner, key] = [Keypair.generate().publicKey.toBase58(), toMint()]
  giveTokens(cluster.cluster.ledger, { mint: goldMint, owner, amount: 1n })
  const image = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const uri = toData({ name: 'Lantern', image, collection: { name: 'Relics' } })
  giveCollectible(cluster.cluster.ledger, { owner, key, name: 'On the chain', uri })
  const { data } = await listNfts(owner)
  const imageUrl = `http://api.latchkey.localhost:4100/v1/nfts/${caipNetworkId}/${key.address}/0/picture`
  expect(data).toEqual([
    {
      ...{ chain: caipNetworkId, contract: key.address, tokenId: '0', standard: 'SPL' },
      ...{ amount: '1', name: 'Lantern', description: null, imageUrl, isSpam: false },
      collection: { name: 'Relics' },
    },
  ])
  const picture = await server.app.inject({ url: new URL(imageUrl).pathname })
  expect(picture.headers['content-type']).toBe('image/svg+xml')
  // The history shows the same name as the balances.
  const history = await readHistory(owner)
  expect(history.data[0]?.transfers).toMatchObject([
    { nft_info: { name: 'Lantern', content: { preview: { url: imageUrl } } }, direction: 'in' },
  ])
})

test('behavior: unreadable metadata falls back to the mint, and pages follow each other', async () => {
  const owner = Keypair.generate().publicKey.toBase58()
  const keys = [toMint(), toMint(), toMint()]
  for (const [index, key] of keys.entries())
    giveCollectible(cluster.cluster.ledger, { owner, key, name: `Relic ${index}`, uri: 'none' })
  const first = await listNfts(owner, { pageSize: 2 })
  const second = await listNfts(owner, { pageSize: 2, cursor: first.next ?? '' })
  const names = [...first.data, ...second.data].map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Relic 0', 'Relic 1', 'Relic 2'])
  expect([first.data.length, second.next]).toEqual([2, null])
  await expect(listNfts(owner, { cursor: '0OIl' })).rejects.toMatchObject({ status: 400 })
})
