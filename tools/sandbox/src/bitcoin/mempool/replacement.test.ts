import { expect, test } from 'vitest'
import type { BitcoinNode } from '../createBitcoinNode.ts'
import { createWorld, requireAccount } from '../testing/createWorld.ts'
import { listCoins, spend } from '../testing/spend.ts'

const [payer, other] = [requireAccount('v0_p2wpkh'), requireAccount('v0_p2wpkh', 1)]
const REPLACEABLE = 0xfffffffd

/**
 * Builds a payment with this fee. All payments of the test spend the same output, so each replaces
 * the previous one.
 */
function pay(node: BitcoinNode, fee: bigint, sequence = REPLACEABLE): string {
  const coins = listCoins(createWorld(), payer).slice(0, 1)
  return node.submit(
    spend(node, { from: payer, coins, to: other.address, amount: 10_000n, fee, sequence }),
  )
}

/** Builds a payment that spends the first output of a pending transaction. */
function payOn(node: BitcoinNode, parent: string, fee: bigint): string {
  const coins = listCoins(node, other).filter(([outpoint]) => outpoint === `${parent}:0`)
  const sequence = 0xffffffff
  return node.submit(
    spend(node, { from: other, coins, to: payer.address, amount: 1_000n, fee, sequence }),
  )
}

test('behavior: BIP-125: a transaction with a higher fee replaces one that signals it', () => {
  const node = createWorld()
  const first = pay(node, 200n)
  const second = pay(node, 400n)
  expect(
    node
      .getMempool()
      .list()
      .map(({ txid }) => txid),
  ).toEqual([second])
  expect(node.getTransaction(first)).toBeUndefined()
  node.mine()
  expect(node.getTransaction(second)?.height).toBe(node.getLedger().getTip().height)
})

test('behavior: BIP-125: descendants of a replaced transaction are removed', () => {
  const node = createWorld()
  const first = pay(node, 200n)
  const child = payOn(node, first, 300n)
  const second = pay(node, 1_000n)
  expect(node.getTransaction(child)).toBeUndefined()
  expect(
    node
      .getMempool()
      .list()
      .map(({ txid }) => txid),
  ).toEqual([second])
})

test('behavior: BIP-125: a child can be replaced because its parent signals it', () => {
  const node = createWorld()
  const parent = pay(node, 200n)
  const coins = listCoins(node, other).filter(([outpoint]) => outpoint === `${parent}:0`)
  payOn(node, parent, 300n)
  const again = spend(node, { from: other, coins, to: payer.address, amount: 1_000n, fee: 900n })
  expect(node.submit(again)).toHaveLength(64)
})

test('error: BIP-125: the original does not signal replaceability', () => {
  const node = createWorld()
  pay(node, 200n, 0xfffffffe)
  expect(() => pay(node, 9_000n)).toThrow(/^txn-mempool-conflict$/)
})

test('error: BIP-125: no better price', () => {
  const node = createWorld()
  pay(node, 400n)
  expect(() => pay(node, 300n)).toThrow(
    /^insufficient fee, rejecting replacement [0-9a-f]{64}; new feerate 0\.0000\d+ BTC\/kvB <= old/,
  )
})

test('error: BIP-125: the added fee is below the relay fee of the replacement', () => {
  const node = createWorld()
  pay(node, 400n)
  expect(() => pay(node, 500n)).toThrow(
    /not enough additional fees to relay; 0\.00000100 < 0\.00000141$/,
  )
})

test('error: BIP-125: less than all it would throw out', () => {
  const node = createWorld()
  payOn(node, pay(node, 200n), 5_000n)
  expect(() => pay(node, 1_000n)).toThrow(
    /less fees than conflicting txs; 0\.00001000 < 0\.00005200$/,
  )
})

test('error: BIP-125: a new input that waits itself', () => {
  const node = createWorld()
  const waiting = node.submit(
    spend(node, { from: other, to: payer.address, amount: 40_000n, fee: 500n }),
  )
  pay(node, 200n)
  const coins = [
    ...listCoins(createWorld(), payer).slice(0, 1),
    ...listCoins(node, payer).filter(([outpoint]) => outpoint === `${waiting}:0`),
  ]
  const both = spend(node, { from: payer, coins, to: other.address, amount: 10_000n, fee: 9_000n })
  expect(() => node.submit(both)).toThrow(/^replacement-adds-unconfirmed, .* idx 1$/)
})

test('error: BIP-125: a transaction spends an output of one that it replaces', () => {
  const node = createWorld()
  const first = pay(node, 200n)
  const coins = [
    ...listCoins(createWorld(), payer).slice(0, 1),
    ...listCoins(node, payer).filter(([outpoint]) => outpoint.startsWith(first)),
  ]
  const both = spend(node, { from: payer, coins, to: other.address, amount: 10_000n, fee: 9_000n })
  expect(() => node.submit(both)).toThrow(/^bad-txns-spends-conflicting-tx/)
})
