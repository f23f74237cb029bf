import { expect, test } from 'vitest'
import { testAddresses } from '../testing/testKeys.ts'
import { addBudget, toPriorityFee } from './addBudget.ts'
import { insertSignature } from './insertSignature.ts'
import { parseTransaction } from './parseTransaction.ts'
import { toTransfer } from './toTransfer.ts'

const [from = '', to = ''] = testAddresses
const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn'
const transfer = toTransfer({ from, to, lamports: 7n, blockhash })

test('K-WORLD-11a: a priority fee adds two instructions and changes nothing else', () => {
  const { message } = parseTransaction(addBudget(transfer, { units: 1_000, price: 2_500_000n }))
  if (message.version !== 'legacy') throw new TypeError('no legacy transaction')
  const [limit, price, ...rest] = message.instructions
  const { message: before } = parseTransaction(transfer)
  expect(rest).toEqual(before.version === 'legacy' && before.instructions)
  expect(message.staticAccounts.slice(0, -1)).toEqual(before.staticAccounts)
  expect(message.staticAccounts.at(-1)).toBe('ComputeBudget111111111111111111111111111111')
  expect(message.header).toEqual({
    numSignerAccounts: 1,
    numReadonlySignerAccounts: 0,
    numReadonlyNonSignerAccounts: 2,
  })
  expect([limit?.programAddressIndex, price?.programAddressIndex]).toEqual([3, 3])
  expect([...(limit?.data ?? [])]).toEqual([2, 0xe8, 3, 0, 0])
  expect([...(price?.data ?? [])]).toEqual([3, 0xa0, 0x25, 0x26, 0, 0, 0, 0, 0])
})

test('K-WORLD-11a: without a price the transaction stays the same', () => {
  expect(addBudget(transfer, { units: 1_000, price: 0n })).toBe(transfer)
})

test('error: a signed transaction gets no fee', () => {
  const signed = insertSignature(transfer, from, new Uint8Array(64).fill(1))
  expect(() => addBudget(signed, { units: 1, price: 1n })).toThrow(/Invalid transaction/)
})

test.each([
  [1_000, 2_500_000n, 2_500n],
  [1_000, 1n, 1n],
  [300, 10_000n, 3n],
  [301, 10_000n, 4n],
  [1_000, 0n, 0n],
])('K-WORLD-23b: %i units at %d micro-lamports cost %d lamports', (units, price, fee) => {
  expect(toPriorityFee({ units, price })).toBe(fee)
})
