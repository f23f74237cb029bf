import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCoins } from './parseCoins.ts'
import { parseFeeRate } from './parseFeeRate.ts'

const txid = 'ab'.repeat(32)
const row = { txid, vout: 0, value: 1_000, status: { confirmed: true } }

test('default', () => {
  expect(parseCoins([row, { ...row, vout: 1, status: { confirmed: false } }])).toEqual([
    { txid, index: 0, amount: 1_000n, confirmed: true },
    { txid, index: 1, amount: 1_000n, confirmed: false },
  ])
  expect(parseFeeRate({ 1: 20.5, 3: 12.25, 6: 4 })).toBe(12.25)
})

test('S-63: drops invalid rows and duplicate outputs', () => {
  const bad = [
    null,
    { ...row, txid: 'AB'.repeat(32) },
    { ...row, txid: `${txid}00` },
    { ...row, vout: -1 },
    { ...row, vout: 0.5 },
    { ...row, vout: 2 ** 32 },
    { ...row, value: -1 },
    { ...row, value: 1.5 },
    { ...row, value: '1000' },
  ]
  expect(parseCoins([...bad, row, row])).toHaveLength(1)
  for (const answer of [undefined, {}, 'text', 7]) expect(parseCoins(answer)).toBeUndefined()
})

test('S-66: limits the fee rate of a service to 1 to 500 satoshi per byte', () => {
  expect(parseFeeRate({ 3: 1e9 })).toBe(500)
  expect(parseFeeRate({ 3: 0 })).toBe(1)
  expect(parseFeeRate({ 3: -5 })).toBe(1)
  expect(parseFeeRate({})).toBe(1)
  expect(parseFeeRate({ 3: 'NaN', 6: 7 })).toBe(7)
})

test('property: any estimates give a rate that nodes relay and that is bounded', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      const rate = parseFeeRate(answer)
      expect(rate).toBeGreaterThanOrEqual(1)
      expect(rate).toBeLessThanOrEqual(500)
      parseCoins(answer)
    }),
  )
})
