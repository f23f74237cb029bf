import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Coin } from './Coin.ts'
import {
  getSpendable,
  postage,
  type SelectCoinsParameters,
  selectCoins,
  toLargestCarrier,
} from './selectCoins.ts'
import { baseWeight, inputWeights, toOutputWeight } from './weights.ts'

const inputWeight = inputWeights.p2wpkh ?? 0
const usual = {
  largestCarrier: postage,
  feeRate: 1,
  inputWeight,
  recipientWeight: toOutputWeight(22),
  changeWeight: toOutputWeight(22),
}

function toCoin(amount: bigint, index: number, confirmed = true): Coin {
  return { txid: 'ab'.repeat(32), index, amount, confirmed }
}
const toCoins = (...amounts: readonly bigint[]) =>
  amounts.map((amount, index) => toCoin(amount, index))

test('default: selects the largest coin first and returns change', () => {
  const selection = selectCoins({
    ...usual,
    coins: toCoins(10_000n, 90_000n, 50_000n),
    amount: 60_000n,
  })
  expect(selection?.coins.map(({ amount }) => amount)).toEqual([90_000n])
  // (50 + 272 + 124 + 124) / 4 virtual bytes
  expect(selection).toMatchObject({ fee: 143n, change: 29_857n })
})

test('behavior: change too small for an output becomes part of the fee', () => {
  const selection = selectCoins({ ...usual, coins: toCoins(60_600n), amount: 60_000n })
  expect(selection).toMatchObject({ fee: 600n, change: 0n })
})

test('behavior: unconfirmed coins are spent only if confirmed ones are insufficient', () => {
  const coins = [toCoin(90_000n, 0, false), toCoin(50_000n, 1), toCoin(20_000n, 2)]
  const pick = (amount: bigint) =>
    selectCoins({ ...usual, coins, amount })?.coins.map(({ index }) => index)
  expect(pick(60_000n)).toEqual([1, 2])
  expect(pick(100_000n)).toEqual([1, 2, 0])
})

test('behavior: an output that may carry an inscription is never spent', () => {
  const coins = toCoins(546n, 330n, 546n, 60_000n)
  const selection = selectCoins({ ...usual, coins, amount: 50_000n })
  expect(selection?.coins.map(({ amount }) => amount)).toEqual([60_000n])
  expect(selectCoins({ ...usual, coins: toCoins(...Array(999).fill(546n)), amount: 1_000n })).toBe(
    undefined,
  )
})

test('K-WORLD-24b: an account with inscriptions keeps outputs of the usual postage', () => {
  const [taproot, payment] = [toLargestCarrier('p2tr', {}), toLargestCarrier('p2wpkh', {})]
  expect([taproot, payment]).toEqual([10_000n, 546n])
  expect(toLargestCarrier('p2wpkh', { sharesOne: true })).toBe(10_000n)
  // The confirmed output has the postage of the ord wallet.
  const coins = [toCoin(10_000n, 0), toCoin(50_000n, 1, false)]
  const pick = (largestCarrier: bigint) =>
    selectCoins({ ...usual, largestCarrier, coins, amount: 5_000n })?.coins.map(
      ({ index }) => index,
    )
  expect([pick(taproot), pick(payment), pick(0n)]).toEqual([[1], [0], [0]])
})

test('behavior: selects no transaction that is too large for nodes to relay', () => {
  const coins = toCoins(...Array(3_000).fill(1_000n))
  expect(selectCoins({ ...usual, coins, amount: 2_000_000n })).toBeUndefined()
})

const parameters: fc.Arbitrary<SelectCoinsParameters> = fc.record({
  largestCarrier: fc.constantFrom(postage, 10_000n),
  coins: fc
    .array(fc.record({ amount: fc.bigInt(0n, 2_000_000n), confirmed: fc.boolean() }), {
      maxLength: 40,
    })
    .map((rows) => rows.map(({ amount, confirmed }, index) => toCoin(amount, index, confirmed))),
  amount: fc.bigInt(546n, 5_000_000n),
  feeRate: fc.double({ min: 1, max: 500, noNaN: true }),
  inputWeight: fc.constantFrom(...Object.values(inputWeights)),
  recipientWeight: fc.constantFrom(...[22, 23, 25, 34].map(toOutputWeight)),
  changeWeight: fc.constantFrom(...[22, 23, 25, 34].map(toOutputWeight)),
})

const sum = (coins: readonly Coin[]) => coins.reduce((total, { amount }) => total + amount, 0n)
const toVirtual = (weight: number) => Math.ceil(weight / 4)

test('property: amounts add up, no forbidden coin is spent, the fee is correct', () => {
  fc.assert(
    fc.property(parameters, (given) => {
      const { amount, feeRate, recipientWeight, changeWeight } = given
      const selection = selectCoins(given)
      if (!selection) return
      const { coins, fee, change } = selection
      expect(sum(coins)).toBe(amount + fee + change)
      expect(new Set(coins).size).toBe(coins.length)
      for (const coin of coins) {
        expect(given.coins).toContain(coin)
        expect(coin.amount > postage).toBe(true)
      }
      expect(change === 0n || change > postage).toBe(true)
      const weight = baseWeight + coins.length * given.inputWeight + recipientWeight
      const least = toVirtual(change === 0n ? weight : weight + changeWeight) * feeRate
      expect(Number(fee)).toBeGreaterThanOrEqual(least)
      // The fee exceeds the minimum by at most the omitted change and rounding.
      const dropped = change === 0n ? Number(postage) + toVirtual(changeWeight) * feeRate : 0
      expect(Number(fee)).toBeLessThanOrEqual(least * 1.002 + dropped + 4)
    }),
    { numRuns: 1_000 },
  )
})

test('property: selection fails only if all spendable coins together are insufficient', () => {
  fc.assert(
    fc.property(parameters, (given) => {
      if (selectCoins(given)) return
      const spendable = getSpendable(given)
      const weight = baseWeight + spendable.length * given.inputWeight + given.recipientWeight
      const needed = Number(given.amount) + toVirtual(weight) * given.feeRate
      expect(Number(sum(spendable))).toBeLessThan(needed * 1.002 + 4)
    }),
    { numRuns: 1_000 },
  )
})
