import { encodeAbiParameters, encodeEventTopics, type Hex, pad, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { dai, items, market, punks, usdc, weth } from '../corpus/addresses.ts'
import { createCorpusChain } from '../corpus/corpusChain.ts'
import { fees } from '../corpus/transactions.ts'
import type { Approval } from '../model/Approval.ts'
import { prepareApproval } from '../prepareApproval.ts'
import { createFakeChain, type FakeChain } from '../testing/createFakeChain.ts'
import { account, createTestRequest, other } from '../testing/createTestRequest.ts'

const options = { now: 0, signal: new AbortController().signal }
const tokens = {
  [usdc.toLowerCase()]: { symbol: 'USDC', decimals: 6, balance: 1_000_000n },
  [dai.toLowerCase()]: { symbol: 'DAI', decimals: 18, balance: 0n },
  [punks.toLowerCase()]: { symbol: 'PUNK', balance: 1n, interfaces: ['0x80ac58cd'] },
}
const send = (fields: object, chain: FakeChain = {}) =>
  prepareApproval(
    createTestRequest({
      method: 'eth_sendTransaction',
      params: JSON.parse(JSON.stringify([{ from: account, to: market, ...fees, ...fields }])),
      reader: createFakeChain({ tokens, code: [market.toLowerCase()], ...chain }),
    }),
    options,
  )

const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Deposit(address indexed to, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
])
const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const transfer = (token: string, from: Hex, to: Hex, value: bigint) => ({
  address: token,
  topics: encodeEventTopics({ abi, eventName: 'Transfer', args: { from, to } }),
  data: number(value),
})
const piece = (token: string, from: Hex, to: Hex, id: bigint) => {
  const log = transfer(token, from, to, 0n)
  return { ...log, topics: [...log.topics, number(id)], data: '0x' }
}
const result = (logs: readonly unknown[], status = '0x1') => [
  { number: '0x1', calls: [{ status, returnData: '0x', gasUsed: '0x1', logs }] },
]
const native = `0x${'ee'.repeat(20)}`

const shown = ({ changes }: Approval) =>
  changes?.state === 'known'
    ? changes.changes.map(({ direction, value, to }) =>
        [direction, value.type === 'amount' && `${value.text} ${value.symbol}`, to].filter(Boolean),
      )
    : changes?.state

test('behavior: balance changes of tokens and native currency are summed', async () => {
  const simulation = result([
    transfer(usdc, account, market, 4_000_000n),
    transfer(usdc, market, account, 1_000_000n),
    transfer(native, account, market, 10n ** 18n),
    transfer(dai, market, account, 5n * 10n ** 17n),
    transfer(usdc, market, other, 99n),
  ])
  const approval = await send({ data: '0xdeadbeef', value: '0xde0b6b3a7640000' }, { simulation })
  expect(shown(approval)).toEqual([
    ['out', '3 USDC'],
    ['out', '1 ETH'],
    ['in', '0.5 DAI'],
  ])
  expect(approval.verified).toBe(false)
})

test('behavior: allowances and transferred items are listed', async () => {
  const owner = account
  const simulation = result([
    {
      address: usdc,
      topics: encodeEventTopics({ abi, eventName: 'Approval', args: { owner, spender: market } }),
      data: number(2_000_000n),
    },
    {
      address: punks,
      topics: encodeEventTopics({
        abi,
        eventName: 'ApprovalForAll',
        args: { owner, operator: market },
      }),
      data: pad('0x1'),
    },
    piece(punks, market, account, 7n),
    piece(items, account, market, 8n),
  ])
  const approval = await send({ data: '0xdeadbeef' }, { simulation })
  expect(shown(approval)).toEqual([
    ['in', '№ 7 PUNK'],
    ['out', '№ 8 unknown token'],
    ['allowance', 'at most 2 USDC', market],
    ['allowance', 'every item of PUNK', market],
  ])
})

test('behavior: wrapping counts only at the chain’s own contract', async () => {
  const deposit = (address: string) => ({
    address,
    topics: encodeEventTopics({ abi, eventName: 'Deposit', args: { to: account } }),
    data: number(10n ** 18n),
  })
  const simulation = result([deposit(weth), deposit(market)])
  expect(shown(await send({ data: '0xdeadbeef' }, { simulation }))).toEqual([['in', '1 WETH']])
})

test.each([
  ['no list', {}],
  ['an empty list', []],
  ['a log without topics', result([{ address: usdc, topics: [], data: '0x' }])],
  [
    'a log of another event',
    result([{ address: usdc, topics: [`0x${'12'.repeat(32)}`], data: '0x' }]),
  ],
])('behavior: %s from the node causes no failure', async (_, simulation) => {
  const approval = await send({ value: '0x1' }, { simulation })
  expect(approval.verified).toBe(true)
})

const sendCalls = (calls: readonly object[], chain: FakeChain) =>
  prepareApproval(
    createTestRequest({
      method: 'wallet_sendCalls',
      params: [{ chainId: '0x1', calls: JSON.parse(JSON.stringify(calls)) }],
      fee: { maximum: 0n, sponsored: true },
      reader: createFakeChain({ tokens, code: [market.toLowerCase()], ...chain }),
    }),
    options,
  )
const simulated = (...logs: readonly (readonly unknown[])[]) => [
  {
    number: '0x1',
    calls: logs.map((one) => ({ status: '0x1', returnData: '0x', gasUsed: '0x1', logs: one })),
  },
]

test('behavior: a forecast covers every call, or counts as unavailable', async () => {
  const calls = [1, 2].map(() => ({ to: market, data: '0xdeadbeef' }))
  const one = [transfer(usdc, market, account, 1_000_000n)]
  const two = [transfer(usdc, account, market, 4_000_000n)]
  const forecast = async (...logs: readonly (readonly unknown[])[]) =>
    shown(await sendCalls(calls, { simulation: simulated(...logs) }))
  expect(await forecast(one, two)).toEqual([['out', '3 USDC']])
  expect(await forecast(one)).toBe('unavailable')
  expect(await forecast()).toBe('unavailable')
  expect(await forecast(one, two, one)).toBe('unavailable')
})

test('behavior: one failing call of several makes the whole forecast fail', async () => {
  const calls = [1, 2].map(() => ({ to: market, data: '0xdeadbeef' }))
  const [block] = simulated([], [])
  const [first, second] = block?.calls ?? []
  const simulation = [{ ...block, calls: [first, { ...second, status: '0x0' }] }]
  expect(shown(await sendCalls(calls, { simulation }))).toBe('failed')
})

test('behavior: a failed simulation gives a warning', async () => {
  const approval = await send({ data: '0xdeadbeef' }, { simulation: result([], '0x0') })
  expect(approval.changes).toEqual({ state: 'failed' })
  expect(approval.warnings.map(({ text }) => text).join()).toContain(
    'simulation of this transaction failed',
  )
})

test('behavior: a node without simulation can still report a reverting call', async () => {
  const call = () => Promise.reject(Object.assign(new Error('execution reverted'), { code: 3 }))
  expect((await send({ data: '0xdeadbeef' }, { call })).changes).toEqual({ state: 'failed' })
})

test('behavior: an unreachable node leaves all facts unknown and marked as such', async () => {
  const reader = { request: () => Promise.reject(new Error('offline')) }
  const params = [{ from: account, to: usdc, data: '0xdeadbeef', ...fees }]
  const request = createTestRequest({ method: 'eth_sendTransaction', params, reader })
  const approval = await prepareApproval(request, options)
  expect(approval.changes).toEqual({ state: 'unavailable' })
  expect(approval.warnings.map(({ text }) => text).join()).toContain('did not respond')
  expect(approval.blocked).toBeUndefined()
})

test('behavior: a balance below value plus maximum fee blocks approval', async () => {
  // At most 21,000 gas at 20 gwei.
  const fee = 420_000_000_000_000n
  const enough = await send({ to: other, value: '0x1' }, { balance: fee + 1n })
  expect(enough.blocked).toBeUndefined()
  const short = await send({ to: other, value: '0x1' }, { balance: fee })
  expect(short.blocked).toBe('Not enough ETH for the amount and the fee.')
})

test('behavior: a token balance that is too small blocks approval', async () => {
  const data = `0xa9059cbb${pad(other).slice(2)}${number(1_000_001n).slice(2)}`
  expect((await send({ to: usdc, data })).blocked).toBe('Not enough USDC for this amount.')
})

test('behavior: a sponsored request is approvable without a balance for the fee', async () => {
  const request = createTestRequest({
    method: 'wallet_sendCalls',
    params: [{ chainId: '0x1', calls: [{ to: other }] }],
    fee: { maximum: 10n ** 30n, sponsored: true },
    reader: createFakeChain({ balance: 0n }),
  })
  const approval = await prepareApproval(request, options)
  expect(approval.blocked).toBeUndefined()
  expect(approval.fee?.sponsored).toBe(true)
})

test('A22: an allowance to an account that delegates (EIP-7702) is one to a person', async () => {
  const data = `0x095ea7b3${pad(other).slice(2)}${number(5n).slice(2)}`
  const warn = async (chain: FakeChain) =>
    (await send({ to: usdc, data }, chain)).warnings.map(({ text }) => text).join()
  expect(await warn({ code: [other.toLowerCase()] })).not.toContain('personal account')
  expect(await warn({ delegated: [other.toLowerCase()] })).toContain('personal account')
})

test('S-14: only the request’s own chain reader is used', async () => {
  const reader = createCorpusChain()
  const params = [{ from: account, to: usdc, data: '0xdeadbeef', ...fees }]
  await prepareApproval(
    createTestRequest({ method: 'eth_sendTransaction', params, reader }),
    options,
  )
  expect(new Set(reader.asked)).toEqual(
    new Set(['eth_simulateV1', 'eth_call', 'eth_getCode', 'eth_getBalance']),
  )
})
