import { encodeAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { toTokenTransfers } from './toTokenTransfers.ts'

const [alice, bob, operator] = ['a', 'b', 'c'].map((letter) => `0x${letter.repeat(40)}`)
const toTopic = (address: string | undefined) => `0x${(address ?? '').slice(2).padStart(64, '0')}`
const toWord = (value: number) => value.toString(16).padStart(64, '0')

const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const single = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const batch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

const toLog = (topics: readonly string[], data: string) => ({
  address: '0xdddd',
  topics: [...topics],
  data,
  logIndex: 7,
  transactionIndex: 2,
})
const parties = [toTopic(alice), toTopic(bob)]
const moved = { position: 2, logIndex: 7, token: '0xdddd', sender: alice, receiver: bob }
const lists = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const

test('default: ERC-20 moves an amount, ERC-721 one of a collection', () => {
  const fungible = toLog([transfer, ...parties], `0x${toWord(500)}`)
  expect(toTokenTransfers(fungible)).toEqual([{ ...moved, amount: 500n }])
  const unique = toLog([transfer, ...parties, `0x${toWord(12)}`], '0x')
  expect(toTokenTransfers(unique)).toEqual([{ ...moved, amount: 1n, tokenId: 12n }])
})

test('default: ERC-1155 moves an amount of one id, or of several in their order', () => {
  const topics = [toTopic(operator), ...parties]
  const one = toLog([single, ...topics], `0x${toWord(3)}${toWord(40)}`)
  expect(toTokenTransfers(one)).toEqual([{ ...moved, amount: 40n, tokenId: 3n }])
  const data = encodeAbiParameters(lists, [
    [3n, 4n],
    [40n, 50n],
  ])
  expect(toTokenTransfers(toLog([batch, ...topics], data))).toEqual([
    { ...moved, amount: 40n, tokenId: 3n, part: 0 },
    { ...moved, amount: 50n, tokenId: 4n, part: 1 },
  ])
})

const uneven = encodeAbiParameters(lists, [[3n, 4n], [40n]])
test.each([
  ['another event', toLog([`0x${'1'.repeat(64)}`, ...parties], `0x${toWord(1)}`)],
  ['no event', toLog([], '0x')],
  ['an amount that is no word', toLog([transfer, ...parties], '0x01')],
  ['an id without a topic', toLog([transfer, ...parties, '0x'], '0x')],
  ['one id with a word too few', toLog([single, toTopic(operator), ...parties], `0x${toWord(1)}`)],
  ['lists that cannot be read', toLog([batch, toTopic(operator), ...parties], `0x${toWord(9)}`)],
  ['lists that do not pair up', toLog([batch, toTopic(operator), ...parties], uneven)],
])('S-63: %s is no transfer', (_, log) => {
  expect(toTokenTransfers(log)).toEqual([])
})
