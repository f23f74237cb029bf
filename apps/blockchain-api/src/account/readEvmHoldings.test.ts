import { type NodeHabit, nodeError, toNodeResponse } from '@latchkey/core/testing'
import type { OpenDatabase } from '@latchkey/service'
import { openTestDatabase } from '@latchkey/service/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import { holdings, tokens } from '../db/schema.ts'
import { startFakeNode } from '../testing/startFakeNode.ts'
import { readEvmHoldings } from './readEvmHoldings.ts'

const chainId = 'eip155:1'
const account = `0x${'11'.repeat(20)}`
const toToken = (digit: number) => `0x${String(digit).repeat(40)}`
const [rebasing, spent, fake, broken, foreign] = [2, 3, 4, 5, 6].map(toToken)
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

let open: OpenDatabase<typeof tables.schema>
const stops: (() => void)[] = []
beforeAll(async () => {
  open = await openTestDatabase(tables)
  const all = [rebasing, spent, fake, broken, foreign].map((address = '') => ({
    chain: chainId,
    address,
    name: address,
    symbol: 'T',
    decimals: 0,
  }))
  await open.db.insert(tokens).values(all)
  const sums = {
    [rebasing ?? '']: '100',
    [spent ?? '']: '0',
    [fake ?? '']: '900',
    [broken ?? '']: '5',
  }
  const rows = Object.entries(sums).map(([token, amount]) => ({
    account,
    chain: chainId,
    token,
    amount,
  }))
  await open.db.insert(holdings).values(rows)
}, 60_000)
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
afterAll(() => open.close())

/** Balances of the contracts. The two last ones are no tokens. */
const balances: Readonly<Record<string, unknown>> = {
  [rebasing ?? '']: word(150n),
  [spent ?? '']: word(50n),
  [fake ?? '']: '0x',
  [broken ?? '']: nodeError(3, 'execution reverted'),
  [foreign ?? '']: word(0n),
}

async function start(habit: NodeHabit) {
  const eth_call = ([call]: readonly { readonly to: string }[]) => balances[call?.to ?? '']
  const { node, chain, stop } = await startFakeNode(habit, { eth_getBalance: '0x0', eth_call })
  stops.push(stop)
  const read = async (forced: readonly string[] = []) => {
    const held = await readEvmHoldings(chain, { db: open.db, account, forced, preferred: [] })
    return held.map(({ asset, amount }) => [asset.slice(chainId.length + 1), amount])
  }
  return { node, read }
}

test('K-WORLD-14h: balances come from the chain, transfers only tell which tokens to ask', async () => {
  const { node, read } = await start({ name: 'follows the specification' })
  expect(await read()).toEqual([
    [rebasing, 150n],
    [spent, 50n],
  ])
  expect(node.sizes).toEqual([0, 4])
})

test('behavior: a forced token is listed with a balance of zero', async () => {
  const { read } = await start({ name: 'follows the specification' })
  expect(await read([`${chainId}:${foreign}`, 'eip155:5:0x1'])).toEqual([
    [rebasing, 150n],
    [spent, 50n],
    [foreign, 0n],
  ])
})

test('K-WORLD-09: balances come from a node that refuses batches', async () => {
  const { node, read } = await start({
    name: 'refuses batches',
    respond: ({ isBatch }) => (isBatch ? toNodeResponse('', { status: 403 }) : undefined),
  })
  expect(await read()).toHaveLength(2)
  expect(node.sizes.slice(0, 3)).toEqual([0, 4, 3])
})

test('error: a node that is down gives no balances instead of those of the index', async () => {
  const { read } = await start({
    name: 'answers no calls of contracts',
    respond: ({ calls }) =>
      calls.some(({ method }) => method === 'eth_call')
        ? toNodeResponse('', { status: 404 })
        : undefined,
  })
  await expect(read()).rejects.toMatchObject({ code: 'chain_down' })
})
