import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getBalance } from './getBalance.ts'

const usdc = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  value: 25.5,
  price: 1,
  quantity: { decimals: '6', numeric: '25.5' },
  iconUrl: 'https://img.example.test/usdc.png',
}

function read(...balances: unknown[]) {
  return z.parse(getBalance.response, { balances }).balances
}

test('default', () => {
  expect(read(usdc)).toEqual([usdc])
})

test('K-BAPI-11a: a row without an address is the native currency', () => {
  const { address: _, value: __, ...native } = usdc
  expect(read(native)).toEqual([native])
})

test('behavior: omits tokens with zero decimals', () => {
  expect(read({ ...usdc, quantity: { decimals: '0', numeric: '3' } }, usdc)).toEqual([usdc])
})

test.each(['1', '99', '199', '249', '255'])(
  'S-142: accepts a token with %s decimals',
  (decimals) => {
    const row = { ...usdc, quantity: { decimals, numeric: '1' } }
    expect(read(row)).toEqual([row])
  },
)

test('behavior: accepts an empty icon and drops unknown keys', () => {
  expect(read({ ...usdc, iconUrl: '', extra: '<b>' })).toEqual([{ ...usdc, iconUrl: '' }])
})

test.each([
  ['no object', null],
  ['no price', { ...usdc, price: undefined }],
  ['a price as text', { ...usdc, price: '1' }],
  ['a price that is no number', { ...usdc, price: Number.NaN }],
  ['decimals as number', { ...usdc, quantity: { decimals: 6, numeric: '25.5' } }],
  ['a negative amount', { ...usdc, quantity: { decimals: '6', numeric: '-1' } }],
  ['an amount in scientific notation', { ...usdc, quantity: { decimals: '6', numeric: '1e3' } }],
  ['a name over 256 characters', { ...usdc, name: 'x'.repeat(257) }],
  ['decimals over 255', { ...usdc, quantity: { decimals: '256', numeric: '1' } }],
  ['decimals of three digits over 299', { ...usdc, quantity: { decimals: '300', numeric: '1' } }],
])('S-63, S-142: drops an invalid row only: %s', (_, row) => {
  expect(read(row, usdc)).toEqual([usdc])
})

test('S-63: rejects an answer without a list', () => {
  expect(z.safeParse(getBalance.response, { balances: {} }).success).toBe(false)
})
