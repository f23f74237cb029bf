import { getHistory, getNfts } from '@latchkey/blockchain-api'
import { emptyDatabase, listenLocally } from '@latchkey/service/testing'
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  erc721Abi,
  http,
  parseAbi,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tables } from '../db/Database.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import {
  type RunningTestChain,
  startTestChain,
  toSandboxAccount,
} from '../testing/startTestChain.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const alice = toSandboxAccount(0)
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/** Files that the test's IPFS gateway serves, by path. */
const files = new Map<string, string | Buffer>()
/** Paths that were requested from the test's IPFS gateway, in order. */
const asked: string[] = []

let running: RunningTestChain
let gateway: Awaited<ReturnType<typeof listenLocally>>
let server: TestServer

beforeAll(async () => {
  running = await startTestChain()
  gateway = await listenLocally((request, answer) => {
    const path = String(request.url)
    asked.push(path)
    const file = files.get(path)
    answer.writeHead(file === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(file)
  })
})
afterAll(async () => {
  await gateway.stop()
  await running.stop()
})
beforeEach(async () => {
  asked.length = 0
  files.clear()
  await emptyDatabase(running.db, tables.schema)
  server = await createServer()
  await indexAll()
})

const createServer = (environment: Record<string, string> = {}) =>
  createTestServer({
    db: running.db,
    rpcUrl: running.chain.rpcUrl,
    environment: { IPFS_GATEWAY: `${gateway.url}/ipfs`, ...environment },
  })

const transport = () => http(running.chain.rpcUrl)
const node = () => createTestClient({ mode: 'anvil', chain: mainnet, transport: transport() })
const wallet = () => createWalletClient({ account: alice, chain: mainnet, transport: transport() })
const createStranger = () => privateKeyToAccount(generatePrivateKey()).address

async function mined(sent: Promise<`0x${string}`>): Promise<void> {
  const client = createPublicClient({ chain: mainnet, transport: transport(), pollingInterval: 20 })
  await client.waitForTransactionReceipt({ hash: await sent })
}

/** Runs indexing steps until the index has the latest block of the test chain. */
async function indexAll(): Promise<void> {
  const indexer = server.createIndexer()
  let progress = await indexer.step()
  while (progress.indexed < progress.head) progress = await indexer.step()
}

const mint = (contract: 'trophy' | 'coupon', to: `0x${string}`, id: bigint) =>
  mined(
    wallet().writeContract({
      address: running.chain.contracts[contract],
      abi: parseAbi(['function mint(address to, uint256 id)']),
      functionName: 'mint',
      args: [to, id],
    }),
  )

const mintPass = (to: `0x${string}`, id: bigint, amount: bigint) =>
  mined(
    wallet().writeContract({
      address: running.chain.contracts.pass,
      abi: parseAbi(['function mint(address to, uint256 id, uint256 amount)']),
      functionName: 'mint',
      args: [to, id, amount],
    }),
  )

const list = async (address: string, more: { cursor?: string; pageSize?: number } = {}) => {
  await indexAll()
  return server.client.call(getNfts, { address, chainId: 'eip155:1', ...more })
}

const toPath = (url: string | null | undefined) => new URL(url ?? '').pathname

const passFile = (id: number) => `/ipfs/clubhouse-passes/${id.toString(16).padStart(64, '0')}.json`

/**
 * Token id for the next minted NFT. Each test uses other ids, because all tests share the chain.
 */
let nextId = 1_000n
const takeId = () => {
  nextId += 1n
  return nextId
}

test('default: an ERC-721 has its contract’s metadata, and its on-chain picture on this server', async () => {
  const [bob, id] = [createStranger(), takeId()]
  await mint('trophy', bob, id)
  const { data, next } = await list(bob)
  const contract = running.chain.contracts.trophy.toLowerCase()
  const imageUrl = `http://api.latchkey.localhost:4100/v1/nfts/eip155:1/${contract}/${id}/picture`
  expect(data).toEqual([
    {
      ...{ chain: 'eip155:1', contract, tokenId: String(id), standard: 'ERC721', amount: '1' },
      name: `Trophy ${id}`,
      description: 'For everybody who was there when the clubhouse opened.',
      collection: { name: 'Clubhouse Trophy' },
      imageUrl,
      isSpam: false,
    },
  ])
  expect(next).toBeNull()
  const picture = await server.app.inject({ url: toPath(imageUrl) })
  expect(picture.body).toMatch(/^<svg xmlns/)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test('default: an ERC-1155 is read by its id in 64 digits, with its amount and its picture type', async () => {
  const bob = createStranger()
  files.set(passFile(255), JSON.stringify({ name: 'Gate pass', image: 'ipfs://ipfs/art/1.png' }))
  files.set('/ipfs/art/1.png', png)
  await mintPass(bob, 255n, 2n)
  await mintPass(bob, 255n, 3n)
  const { data } = await list(bob)
  expect(data).toMatchObject([
    {
      ...{ standard: 'ERC1155', amount: '5', name: 'Gate pass', tokenId: '255' },
      collection: { name: 'Clubhouse Passes' },
    },
  ])
  const picture = await server.app.inject({ url: toPath(data[0]?.imageUrl) })
  // The gateway declared the picture as an HTML page, but its bytes decide.
  expect(picture.headers['content-type']).toBe('image/png')
  expect(picture.rawPayload).toEqual(png)
})

test('behavior: metadata is cached for a day, and a failed read is retried after ten minutes', async () => {
  const bob = createStranger()
  await mintPass(bob, 77n, 1n)
  expect((await list(bob)).data[0]).toMatchObject({ name: 'Clubhouse Passes #77', imageUrl: null })
  files.set(passFile(77), JSON.stringify({ name: 'Found' }))
  expect((await list(bob)).data[0]?.name).toBe('Clubhouse Passes #77')
  server.clock.advance(600_000)
  expect((await list(bob)).data[0]?.name).toBe('Found')
  files.set(passFile(77), JSON.stringify({ name: 'Renamed' }))
  server.clock.advance(3_600_000)
  expect((await list(bob)).data[0]?.name).toBe('Found')
  server.clock.advance(24 * 3_600_000)
  expect((await list(bob)).data[0]?.name).toBe('Renamed')
})

test('behavior: a transferred NFT moves from the sender to the recipient', async () => {
  const [bob, id] = [createStranger(), takeId()]
  await mint('trophy', alice.address, id)
  const has = async (address: string) =>
    (await list(address, { pageSize: 50 })).data.some(({ tokenId }) => tokenId === String(id))
  expect(await has(alice.address)).toBe(true)
  await mined(
    wallet().writeContract({
      address: running.chain.contracts.trophy,
      abi: erc721Abi,
      functionName: 'transferFrom',
      args: [alice.address, bob, id],
    }),
  )
  expect([await has(alice.address), await has(bob)]).toEqual([false, true])
})

test('behavior: after a reorganisation NFTs belong to their owners on the new chain', async () => {
  const [bob, carol] = [createStranger(), createStranger()]
  await mintPass(bob, 5n, 2n)
  const before = await node().snapshot()
  const id = takeId()
  await mintPass(bob, 5n, 4n)
  await mint('trophy', bob, id)
  const ids = async (address: string) =>
    (await list(address)).data.map(({ tokenId, amount }) => `${tokenId}×${amount}`)
  expect((await ids(bob)).toSorted()).toEqual([`${id}×1`, '5×6'])
  await node().revert({ id: before })
  await mint('trophy', carol, id)
  expect(await ids(bob)).toEqual(['5×2'])
  expect(await ids(carol)).toEqual([`${id}×1`])
})

test('behavior: pages follow each other, each collectible on one of them', async () => {
  const bob = createStranger()
  for (const id of [9n, 10n, 100n]) await mintPass(bob, id, 1n)
  const first = await list(bob, { pageSize: 2 })
  const second = await list(bob, { pageSize: 2, cursor: first.next ?? '' })
  // The page is sorted by number, not as text.
  expect(first.data.map(({ tokenId }) => tokenId)).toEqual(['9', '10'])
  expect(second.data.map(({ tokenId }) => tokenId)).toEqual(['100'])
  expect(second.next).toBeNull()
  await expect(list(bob, { cursor: 'bm90IG91cnM' })).rejects.toMatchObject({ status: 400 })
  await expect(list(bob, { pageSize: 51 })).rejects.toMatchObject({ status: 400 })
})

test('behavior: an NFT named like an offer or listed in the configuration is spam', async () => {
  const bob = createStranger()
  await mint('coupon', bob, takeId())
  await mintPass(bob, 1n, 1n)
  const isSpam = async () =>
    Object.fromEntries((await list(bob)).data.map(({ name, isSpam }) => [name, isSpam]))
  expect(Object.values(await isSpam()).toSorted()).toEqual([false, true])
  server = await createServer({ SPAM_CONTRACTS: `eip155:1:${running.chain.contracts.pass}` })
  expect(Object.values(await isSpam())).toEqual([true, true])
})

test('behavior: only pictures of listed NFTs are served, and a request alone stores nothing', async () => {
  const bob = createStranger()
  const contract = running.chain.contracts.pass.toLowerCase()
  files.set(passFile(31), JSON.stringify({ name: 'Page', image: 'ipfs://page' }))
  files.set('/ipfs/page', '<!doctype html><script>alert(1)</script>')
  await mintPass(bob, 31n, 1n)
  const ask = async (id: string) => {
    const url = `/v1/nfts/eip155:1/${contract}/${id}/picture`
    return (await server.app.inject({ url })).statusCode
  }
  expect(await ask('31')).toBe(404)
  expect(asked).toEqual([])
  await list(bob)
  expect(await ask('31')).toBe(404)
  expect(asked).toContain('/ipfs/page')
  expect([await ask('32'), await ask('x')]).toEqual([404, 404])
  expect((await server.app.inject({ url: '/v1/nfts/eip155:9/0x1/1/picture' })).statusCode).toBe(400)
})

test('behavior: history has names, pictures and marks of the same collectibles', async () => {
  const [bob, id] = [createStranger(), takeId()]
  await mint('trophy', bob, id)
  await mint('coupon', bob, id)
  await indexAll()
  const { data } = await server.client.call(getHistory, { address: bob, chainId: 'eip155:1' })
  const url = expect.stringMatching(new RegExp(`/v1/nfts/eip155:1/0x[0-9a-f]{40}/${id}/picture$`))
  const key = {
    address: expect.stringMatching(/^eip155:1:0x[0-9a-f]{40}$/),
    token_id: id.toString(),
  }
  expect(data.flatMap(({ transfers }) => transfers?.map(({ nft_info }) => nft_info))).toEqual([
    {
      ...key,
      name: `Claim at prizes.example.xyz #${id}`,
      content: null,
      flags: { is_spam: true },
    },
    {
      ...key,
      name: `Trophy ${id}`,
      content: { preview: { url, content_type: null }, detail: { url, content_type: null } },
      flags: { is_spam: false },
    },
  ])
})

test('error: a node that is down is reported, and the history lists NFTs without names', async () => {
  const [bob, id] = [createStranger(), takeId()]
  await mint('trophy', bob, id)
  await indexAll()
  const dead = await createTestServer({ db: running.db, rpcUrl: 'http://127.0.0.1:9' })
  const input = { address: bob, chainId: 'eip155:1' }
  await expect(dead.client.call(getNfts, input)).rejects.toMatchObject({ status: 503 })
  const { data } = await dead.client.call(getHistory, input)
  expect(data[0]?.transfers?.[0]?.nft_info?.name).toBe(`Clubhouse Trophy #${id}`)
})
