import { expect, test } from 'vitest'
import { readAddresses, readNetworkId } from './readEvent.ts'

test.each([
  [
    ['0xa', '0xb'],
    ['0xa', '0xb'],
  ],
  [['eip155:1:0xa'], ['0xa']],
  [[1, null, '0xa'], ['0xa']],
  ['0xa', []],
  [undefined, []],
])('reads addresses of %j', (data, expected) => {
  expect(readAddresses(data)).toEqual(expected)
})

const event = (data: unknown, chainId: unknown = 'x') => ({ name: 'chainChanged', data, chainId })
test.each([
  ['eip155', event(137), 'eip155:137'],
  ['eip155', event('0x89'), 'eip155:137'],
  ['eip155', event('137'), 'eip155:137'],
  ['eip155', event('eip155:137'), 'eip155:137'],
  ['eip155', event(undefined, 'eip155:10'), 'eip155:10'],
  ['eip155', event(-1), undefined],
  ['eip155', event(''), undefined],
  ['eip155', event('solana:abc'), undefined],
  ['solana', event(1, 'solana:abc'), 'solana:abc'],
  ['solana', event('solana:def'), 'solana:def'],
] as const)('reads the network of %s from %j', (namespace, given, expected) => {
  expect(readNetworkId(namespace, given)).toBe(expected)
})
