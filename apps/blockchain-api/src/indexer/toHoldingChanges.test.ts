import { expect, test } from 'vitest'
import { coinAddress, nobody } from './Block.ts'
import { toHoldingChanges } from './toHoldingChanges.ts'

const move = (sender: string, receiver: string, amount: bigint, token = 'gold') => ({
  sender,
  receiver,
  amount,
  token,
})

test('default: transfers through an account are summed, and a sum of zero is omitted', () => {
  const moves = [
    move('a', 'b', 5n),
    move('b', 'c', 5n),
    move('a', 'b', 2n),
    move('c', 'a', 1n, 't'),
  ]
  expect(toHoldingChanges(moves)).toEqual([
    { account: 'a', token: 'gold', amount: -7n },
    { account: 'b', token: 'gold', amount: 2n },
    { account: 'c', token: 'gold', amount: 5n },
    { account: 'c', token: 't', amount: -1n },
    { account: 'a', token: 't', amount: 1n },
  ])
})

test('behavior: the zero address and the native currency get no balance', () => {
  const moves = [move(nobody, 'a', 5n), move('a', nobody, 2n), move('a', 'b', 9n, coinAddress)]
  expect(toHoldingChanges(moves)).toEqual([{ account: 'a', token: 'gold', amount: 3n }])
})

test('behavior: collectibles are summed up by their number, apart from tokens that are all alike', () => {
  const moves = [
    { ...move('alice', 'bob', 1n, 'pass'), tokenId: 0n },
    { ...move('bob', 'carol', 1n, 'pass'), tokenId: '0' },
    { ...move(nobody, 'bob', 4n, 'pass'), tokenId: 7n },
    { ...move('alice', 'bob', 2n, 'pass'), tokenId: null },
  ]
  expect(toHoldingChanges(moves)).toEqual([
    { account: 'alice', token: 'pass', tokenId: '0', amount: -1n },
    { account: 'carol', token: 'pass', tokenId: '0', amount: 1n },
    { account: 'bob', token: 'pass', tokenId: '7', amount: 4n },
    { account: 'alice', token: 'pass', amount: -2n },
    { account: 'bob', token: 'pass', amount: 2n },
  ])
})
