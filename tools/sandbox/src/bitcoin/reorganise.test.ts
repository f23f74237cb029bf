import { expect, test } from 'vitest'
import { createBitcoinNode } from './createBitcoinNode.ts'
import { BrokenChainError } from './restoreLedger.ts'
import { createWorld, requireAccount } from './testing/createWorld.ts'
import { listCoins, spend } from './testing/spend.ts'

const [payer, other] = [requireAccount('v0_p2wpkh'), requireAccount('v0_p2wpkh', 1)]

test('behavior: a reorganisation lets transactions wait again, in a longer chain', () => {
  const node = createWorld()
  const before = node.getLedger().getTip()
  const parent = node.submit(spend(node, { from: payer, to: other.address, amount: 50_000n }))
  node.mine()
  const coins = listCoins(node, other).filter(([outpoint]) => outpoint === `${parent}:0`)
  const child = node.submit(spend(node, { from: other, coins, to: payer.address, amount: 10_000n }))
  const [undone] = node.mine()
  node.reorganise({ depth: 2 })

  expect(node.getLedger().getTip().height).toBe(before.height + 3)
  expect(node.getLedger().blocks.map(({ id }) => id)).not.toContain(undone)
  expect(
    node
      .getMempool()
      .list()
      .map(({ txid }) => txid),
  ).toEqual([parent, child])
  expect(node.getTransaction(parent)?.height).toBeUndefined()
  node.mine()
  expect(node.getTransaction(child)?.height).toBe(before.height + 4)
})

test('behavior: pending transactions stay pending; coinbases of undone blocks are removed', () => {
  const node = createWorld()
  const waiting = node.submit(spend(node, { from: payer, to: other.address, amount: 50_000n }))
  const [hash] = node.mine({ only: [] })
  const coinbase = node.getLedger().getTip().block.transactions?.[0]?.getId() ?? ''
  node.reorganise({ depth: 1 })
  expect(hash).toHaveLength(64)
  expect(node.getTransaction(coinbase)).toBeUndefined()
  expect(
    node
      .getMempool()
      .list()
      .map(({ txid }) => txid),
  ).toEqual([waiting])
})

test('behavior: a replaced transaction does not return', () => {
  const node = createWorld()
  const coins = listCoins(node, payer).slice(0, 1)
  const pay = (fee: bigint) =>
    node.submit(
      spend(node, { from: payer, coins, to: other.address, amount: 1_000n, fee, sequence: 1 }),
    )
  pay(200n)
  const dearer = pay(900n)
  node.mine()
  node.reorganise({ depth: 1 })
  expect(
    node
      .getMempool()
      .list()
      .map(({ txid }) => txid),
  ).toEqual([dearer])
})

test('behavior: state is kept: chain, waiting transactions, inscriptions', () => {
  const node = createWorld()
  const txid = node.submit(spend(node, { from: payer, to: other.address, amount: 50_000n }))
  const state = JSON.parse(JSON.stringify(node.toState()))
  const from = performance.now()
  const again = createBitcoinNode({ now: Date.now, state })
  expect(performance.now() - from).toBeLessThan(1_000)
  expect(again.getLedger().getTip().id).toBe(node.getLedger().getTip().id)
  expect(again.getMempool().get(txid)?.fee).toBe(1_000n)
  expect(again.getInscriptions()).toEqual(node.getInscriptions())
  expect(again.toState()).toEqual(node.toState())
})

test('error: a saved chain with a block missing', () => {
  const { blocks, ...rest } = createWorld().toState()
  const state = { ...rest, blocks: blocks.toSpliced(20, 1) }
  expect(() => createBitcoinNode({ now: Date.now, state })).toThrow(BrokenChainError)
})
