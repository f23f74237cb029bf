import type { Hex } from '@latchkey/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSwapCall } from './readSwapCall.ts'

/**
 * Encodes a value as a word of 32 bytes in hex, by hand and independently of the library under
 * test.
 */
const word = (value: bigint | string) =>
  (typeof value === 'string' ? value.slice(2).toLowerCase() : value.toString(16)).padStart(64, '0')
const encode = (selector: string, words: readonly (bigint | string)[], path: readonly string[]) => {
  const offset = BigInt((words.length + 1) * 32)
  const [at, ...after] = words.toReversed()
  const [to, ...before] = after
  const head = [...before.toReversed(), offset, to ?? 0n, at ?? 0n]
  return `${selector}${[...head, BigInt(path.length), ...path].map(word).join('')}` as Hex
}
const selectors = {
  approve: '0x095ea7b3',
  tokensForTokens: '0x38ed1739',
  tokensForCoin: '0x18cbafe5',
  coinForTokens: '0x7ff36ab5',
}
const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const address = fc
  .bigInt({ min: 0n, max: 2n ** 160n - 1n })
  .map((number) => `0x${number.toString(16).padStart(40, '0')}`)
const paths = fc.array(address, { minLength: 2, maxLength: 5 })
const facts = fc.record({ amount: units, least: units, path: paths, to: address, until: units })
const lower = (call: unknown) =>
  JSON.parse(
    JSON.stringify(call, (_, value) =>
      typeof value === 'bigint' ? `${value}n` : value,
    ).toLowerCase(),
  )

test('S-66: every encoded swap decodes to the same values', () => {
  fc.assert(
    fc.property(facts, ({ amount, least, path, to, until }) => {
      const [sold, bought] = [path[0], path.at(-1)]
      const both = [amount, least, to, until]
      const shared = { act: 'swap', least, receiver: to, deadline: until }
      const tokens = readSwapCall(encode(selectors.tokensForTokens, both, path))
      expect(lower(tokens)).toEqual(lower({ ...shared, sold, bought, amount }))
      const forCoin = readSwapCall(encode(selectors.tokensForCoin, both, path))
      expect(lower(forCoin)).toEqual(lower({ ...shared, sold, amount }))
      const forTokens = readSwapCall(encode(selectors.coinForTokens, [least, to, until], path))
      expect(lower(forTokens)).toEqual(lower({ ...shared, bought }))
    }),
  )
})

test('S-66: every encoded approval decodes to the same values', () => {
  fc.assert(
    fc.property(address, units, (spender, amount) => {
      const data = `${selectors.approve}${word(spender)}${word(amount)}` as Hex
      expect(lower(readSwapCall(data))).toEqual(lower({ act: 'approve', spender, amount }))
    }),
  )
})

const router = `0x${'2a'.repeat(20)}`
const swap = encode(
  selectors.tokensForTokens,
  [5n, 4n, router, 9n],
  [router, `0x${'11'.repeat(20)}`],
)

test('S-66: a call with extra or missing bytes, or a moved path, is rejected', () => {
  expect(readSwapCall(swap)).toBeDefined()
  expect(readSwapCall(`${swap}00`)).toBeUndefined()
  expect(readSwapCall(`${swap}${word(1n)}`)).toBeUndefined()
  expect(readSwapCall(swap.slice(0, -2) as Hex)).toBeUndefined()
  // Moves the path to another offset. Contracts accept the call, but a reader of the bytes could
  // see another path.
  expect(readSwapCall(swap.replace(word(160n), word(192n)) as Hex)).toBeUndefined()
  expect(readSwapCall('0x')).toBeUndefined()
  expect(readSwapCall(`0xa9059cbb${word(router)}${word(1n)}`)).toBeUndefined()
  expect(
    readSwapCall(encode(selectors.tokensForTokens, [5n, 4n, router, 9n], [router])),
  ).toBeUndefined()
})

test('S-66: data with one changed character decodes to another swap or none', () => {
  const other = fc.integer({ min: 2, max: swap.length - 1 })
  fc.assert(
    fc.property(other, (index) => {
      const digit = swap[index] === '0' ? '1' : '0'
      const changed = `${swap.slice(0, index)}${digit}${swap.slice(index + 1)}` as Hex
      expect(readSwapCall(changed)).not.toEqual(readSwapCall(swap))
    }),
  )
})
