import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findFreePorts } from '../processes/findFreePorts.ts'
import type { Running } from '../processes/Service.ts'
import { type BitcoinChain, createBitcoinChain } from './createBitcoinChain.ts'
import { bitcoinAccounts, requireAccount } from './testing/createWorld.ts'
import { requireScript } from './testing/spend.ts'
import { pay } from './treasury/pay.ts'

const world: { folder: string; stateFile: string; running?: Running } = {
  folder: '',
  stateFile: '',
}

beforeEach(() => {
  world.folder = mkdtempSync(join(tmpdir(), 'latchkey-bitcoin-'))
  world.stateFile = join(world.folder, 'bitcoin.json')
})
afterEach(async () => {
  vi.useRealTimers()
  await world.running?.kill()
  rmSync(world.folder, { recursive: true, force: true })
})

async function start() {
  const [port = 0] = await findFreePorts(1)
  const { stateFile } = world
  const chain = createBitcoinChain({
    port,
    stateFile,
    accounts: bitcoinAccounts,
    blockTime: 'manual',
  })
  const running = await chain.runner.start(() => {})
  world.running = running
  return { chain, running }
}

function requireNode(chain: BitcoinChain) {
  const node = chain.getNode()
  if (!node) throw new Error('it does not run')
  return node
}

const script = requireScript(requireAccount('p2pkh').address)

test('default: a new chain is up with every account funded', async () => {
  const { chain } = await start()
  const sums = await Promise.all(
    bitcoinAccounts.map(async ({ address }) => {
      const answer = await fetch(`${chain.url}/address/${address}`)
      return (await answer.json()).chain_stats.funded_txo_sum
    }),
  )
  expect(sums).toHaveLength(26)
  expect(Math.min(...sums)).toBeGreaterThanOrEqual(2_000_000)
})

test('behavior: chain and mempool survive a restart', async () => {
  const { chain, running } = await start()
  const txid = pay(requireNode(chain), [{ script, amount: 5_000n }])
  const { id } = requireNode(chain).getLedger().getTip()
  await running.stop()
  expect(chain.getNode()).toBeUndefined()
  const from = performance.now()
  const again = await start()
  expect(performance.now() - from).toBeLessThan(1_000)
  expect(requireNode(again.chain).getLedger().getTip().id).toBe(id)
  expect(requireNode(again.chain).getMempool().get(txid)).toBeDefined()
})

test('behavior: the timer makes a block when something waits, and none otherwise', async () => {
  const { chain } = await start()
  const node = requireNode(chain)
  const { height } = node.getLedger().getTip()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  chain.setBlockTime(2)
  vi.advanceTimersByTime(10_000)
  expect(node.getLedger().getTip().height).toBe(height)
  const txid = pay(node, [{ script, amount: 5_000n }])
  vi.advanceTimersByTime(2_000)
  expect(node.getTransaction(txid)?.height).toBe(height + 1)
  chain.setBlockTime('manual')
  const later = pay(node, [{ script, amount: 5_000n }])
  vi.advanceTimersByTime(60_000)
  expect(node.getTransaction(later)?.height).toBeUndefined()
})

test.each([
  ['no JSON', 'broken'],
  ['of another shape', '{"version":1}'],
  ['a block that is none', '{"version":1,"blocks":["00"],"mempool":[]}'],
])('error: a saved chain that is %s', async (_, text) => {
  writeFileSync(world.stateFile, text)
  await expect(start()).rejects.toThrow(/cannot be read: start with --fresh/)
})
