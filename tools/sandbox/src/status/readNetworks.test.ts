import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBitcoinAccounts } from '../bitcoin/accounts.ts'
import { type BitcoinChain, createBitcoinChain } from '../bitcoin/createBitcoinChain.ts'
import { toScript } from '../bitcoin/rules/scripts.ts'
import { pay } from '../bitcoin/treasury/pay.ts'
import { planContracts } from '../chains/contracts.ts'
import { chainDefinitions } from '../chains/definitions.ts'
import { findFreePorts } from '../processes/findFreePorts.ts'
import type { Running } from '../processes/Service.ts'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import { startTestCluster, type TestCluster } from '../solana/testing/startTestCluster.ts'
import { createManifest } from '../start/createManifest.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'
import { readBitcoin, toBitcoinHolders, toOlderHolders } from './readBitcoin.ts'
import { readCluster, readClusterWealth, toSolanaHolder } from './readClusters.ts'

const folder = mkdtempSync(join(tmpdir(), 'latchkey-status-'))
const accounts = createAccounts()
const chain = {
  ...chainDefinitions[0],
  rpcUrl: 'http://127.0.0.1:1',
  contracts: planContracts(accounts).contracts,
}

type World = { readonly sandbox: Sandbox; readonly running: Running; readonly cluster: TestCluster }
const world: { current?: World } = {}

function createSandbox(bitcoin: BitcoinChain): Sandbox {
  const sandbox = createTestSandbox({ chain, controlPort: 4101 })
  const { solana } = sandbox
  const settings = { port: 4100, controlPort: 4101, folder: '', fresh: false, dev: false }
  const access = { token: 'a-token-of-this-start-0123456789ab', smtpPort: 9006 }
  const parts = { settings, chains: [chain], bitcoin, solana, accounts, ...access } as const
  return { ...sandbox, bitcoin, manifest: createManifest({ ...parts, doors: new Map() }) }
}

beforeAll(async () => {
  const [port = 0] = await findFreePorts(1)
  const bitcoin = createBitcoinChain({
    port,
    stateFile: join(folder, 'bitcoin.json'),
    accounts: createBitcoinAccounts(accounts),
    blockTime: 'manual',
  })
  const cluster = await startTestCluster()
  const running = await bitcoin.runner.start(() => {})
  world.current = { sandbox: createSandbox(bitcoin), running, cluster }
})
afterAll(async () => {
  await world.current?.running.kill()
  await world.current?.cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

function get(): World {
  if (!world.current) throw new Error('not started')
  return world.current
}

test('default: Bitcoin shows its newest block and how many transactions wait', () => {
  const { sandbox } = get()
  const before = readBitcoin(sandbox)
  expect(before).toMatchObject({ height: expect.any(Number), waiting: 0, name: 'Bitcoin' })
  const node = sandbox.bitcoin.getNode()
  const script = toScript(accounts[0].bitcoin[0].address)
  if (!node || !script) throw new Error('not running')
  pay(node, [{ script, amount: 50_000n }])
  expect(readBitcoin(sandbox)).toMatchObject({ height: before.height, waiting: 1 })
  node.mine()
  expect(readBitcoin(sandbox)).toMatchObject({ height: (before.height ?? 0) + 1, waiting: 0 })
})

test('default: an account shows its Bitcoin balance, and older address kinds are separate', () => {
  const { sandbox } = get()
  const [payments, ordinals] = toBitcoinHolders(accounts[0], sandbox.bitcoin)
  expect(payments).toMatchObject({
    name: 'Bitcoin payments',
    address: accounts[0].bitcoin[0].address,
    held: [{ amount: expect.stringMatching(/^[1-9]/), symbol: 'BTC', on: 'Bitcoin' }],
  })
  expect(ordinals).toMatchObject({ name: 'Bitcoin ordinals' })
  const older = toOlderHolders(sandbox)
  expect(new Set(older.map(({ name }) => name))).toEqual(new Set(['Bitcoin p2pkh', 'Bitcoin p2sh']))
  expect(older.every(({ held }) => /[1-9]/.test(held[0]?.amount ?? ''))).toBe(true)
})

test('default: a chain that does not run shows where it would be, without a height', () => {
  const sandbox = createTestSandbox({ chain, controlPort: 4101 })
  expect(readBitcoin(sandbox)).toEqual({
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    name: 'Bitcoin',
    url: expect.stringContaining('bitcoin.'),
    loopbackUrl: expect.any(String),
  })
  expect(toBitcoinHolders(accounts[0], sandbox.bitcoin)[0]?.held).toEqual([])
})

test('default: a Solana cluster shows slot, height and the accounts’ balances', async () => {
  const { sandbox, cluster } = get()
  const [main, devnet] = sandbox.manifest.solana
  const answering = { ...devnet, loopbackRpcUrl: cluster.url }
  expect(await readCluster(answering)).toMatchObject({
    name: 'Solana Devnet (sandbox)',
    slot: expect.any(Number),
    blockHeight: expect.any(Number),
  })
  expect(await readCluster(main)).not.toHaveProperty('slot')
  const wealth = await readClusterWealth({ ...sandbox.manifest, solana: [main, answering] })
  expect(toSolanaHolder(accounts[0], wealth)).toMatchObject({
    name: 'Solana',
    address: accounts[0].solana.address,
    held: [{ amount: '100', symbol: 'SOL', on: 'Solana Devnet (sandbox)' }],
  })
})
