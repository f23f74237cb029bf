import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planContracts } from '../chains/contracts.ts'
import { chainDefinitions } from '../chains/definitions.ts'
import { findFreePorts } from '../processes/findFreePorts.ts'
import type { Running } from '../processes/Service.ts'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import { createSolana, type Solana } from '../solana/createSolana.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'
import { silentLog } from '../testing/startTestChain.ts'
import { advanceSolana, fundSolana } from './commands/solana.ts'

type World = {
  readonly folder: string
  readonly solana: Solana
  readonly running: Running
  readonly sandbox: Sandbox
}
const world: { current?: World } = {}
const get = (): World => {
  if (!world.current) throw new Error('not started')
  return world.current
}
const START_MS = 60_000

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-solana-'))
  const [main = 0, devnet = 0] = await findFreePorts(2)
  const accounts = createAccounts()
  const solana = createSolana({
    folder,
    ports: [main, devnet],
    owners: accounts.map((account) => account.solana.address),
    context: { log: silentLog, onSpawn: () => {}, onExit: () => {} },
  })
  const running = await solana.runner.start(() => {})
  const { contracts } = planContracts(accounts)
  const chain = { ...chainDefinitions[0], rpcUrl: 'http://127.0.0.1:1', contracts }
  const sandbox = { ...createTestSandbox({ chain, controlPort: 1 }), solana }
  world.current = { folder, solana, running, sandbox }
}, START_MS)
afterAll(async () => {
  await get().running.stop()
  rmSync(get().folder, { recursive: true, force: true })
})

const connect = (index: 0 | 1) => new Connection(get().solana.clusters[index].rpcUrl, 'confirmed')

test('fund-solana: SOL and GOLD, by default on the main cluster', async () => {
  const { sandbox, solana } = get()
  const { publicKey } = Keypair.generate()
  const address = publicKey.toBase58()
  const amount = String(2 * LAMPORTS_PER_SOL)
  await fundSolana.answer({ address, amount }, sandbox)
  const [{ goldMint: mint }, { caipNetworkId: network }] = solana.clusters
  const given = await fundSolana.answer({ address, amount: '2500000', mint, network }, sandbox)
  expect(await connect(0).getBalance(publicKey)).toBe(2 * LAMPORTS_PER_SOL)
  expect(await connect(1).getBalance(publicKey)).toBe(0)
  const { value } = await connect(1).getSignatureStatus(given.signature)
  expect(value?.err).toBeNull()
})

test('advance-solana: blockhashes expire immediately', async () => {
  const { sandbox } = get()
  const { blockhash } = await connect(0).getLatestBlockhash()
  const { slot } = await advanceSolana.answer({ slots: 150 }, sandbox)
  expect(await connect(0).getSlot()).toBeGreaterThanOrEqual(slot)
  expect((await connect(0).isBlockhashValid(blockhash)).value).toBe(false)
})

test('error: an unknown cluster, an invalid address, a foreign token', async () => {
  const { sandbox } = get()
  const { publicKey } = Keypair.generate()
  const address = publicKey.toBase58()
  const orders = [
    [{ address, amount: '1000000', network: 'solana:x' }, 404],
    [{ address: 'x', amount: '1' }, 400],
    [{ address, amount: '1' }, 422],
    [{ address, amount: '1', mint: address }, 422],
  ] as const
  for (const [order, status] of orders)
    await expect(fundSolana.answer(order, sandbox)).rejects.toMatchObject({ status })
})

test('behavior: transfers and balances survive a restart', async () => {
  const { sandbox, solana, running, folder } = get()
  const { publicKey } = Keypair.generate()
  await fundSolana.answer({ address: publicKey.toBase58(), amount: '5000000' }, sandbox)
  await running.stop()
  world.current = { folder, solana, sandbox, running: await solana.runner.start(() => {}) }
  expect(await connect(0).getBalance(publicKey)).toBe(5_000_000)
}, 60_000)
