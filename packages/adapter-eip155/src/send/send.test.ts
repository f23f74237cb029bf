import type { Hex, SendFeatures, SendOrder } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import { setupServer } from 'msw/node'
import { decodeFunctionData, encodeErrorResult, parseAbi, parseTransaction, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { type FakeProviderOptions, fakeProvider, providerError } from '../testing/fakeProvider.ts'
import { type ChainAnswers, serveChain } from '../testing/serveChain.ts'

const url = 'https://node.example/'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

const networks = [mainnet, polygon].map((network) => ({
  ...network,
  rpcUrls: { default: { http: [url] } },
}))
const from = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const gold = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const hash = `0x${'12'.repeat(32)}`
const caipNetworkId = mainnet.caipNetworkId
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const gwei = 10n ** 9n
const oracleAbi = parseAbi(['function getL1Fee(bytes data) view returns (uint256)'])

async function connect(chain: ChainAnswers = {}, options: FakeProviderOptions = {}) {
  server.use(serveChain(url, { eth_chainId: '0x1', ...chain }))
  const provider = fakeProvider({
    ...options,
    answers: { eth_sendTransaction: () => hash, ...options.answers },
  })
  const wallet = await createAdapter({ networks }).connect(
    { provider, info: { id: 'w', type: 'ANNOUNCED', name: 'W', namespace: 'eip155' } },
    { networks, silent: false, signal: undefined },
  )
  const send: SendFeatures | undefined = wallet.features.send
  if (!send) throw new Error('An EVM wallet sends.')
  const getSent = () => provider.requests.filter(({ method }) => method === 'eth_sendTransaction')
  return { provider, send, getSent }
}

const coins: SendOrder = { caipNetworkId, to, amount: 25n * 10n ** 16n }
const tokens: SendOrder = { ...coins, amount: 1_500_000n, token: { address: gold, decimals: 6 } }

test("K-SEND-06: sends native currency without data on the order's network", async () => {
  const { send, getSent } = await connect()
  expect(await send.send(coins)).toBe(hash)
  const value = '0x3782dace9d90000'
  expect(getSent()[0]?.params).toEqual([{ from, chainId: '0x1', to, value, data: '0x' }])
})

test('K-SEND-06: sends a token by its contract if the chain confirms the decimals', async () => {
  const { send, getSent } = await connect({ eth_call: word(6n) })
  expect(await send.send(tokens)).toBe(hash)
  const receiver = to.slice(2).toLowerCase().padStart(64, '0')
  const data = `0xa9059cbb${receiver}${1_500_000n.toString(16).padStart(64, '0')}`
  expect(getSent()[0]?.params).toEqual([{ from, chainId: '0x1', to: gold, value: '0x0', data }])
})

test('S-66: a token whose decimals differ from the shown ones is not sent and prompts nothing', async () => {
  const { send, getSent } = await connect({ eth_call: word(18n) })
  await expect(send.send(tokens)).rejects.toMatchObject({ code: 'send_mismatch' })
  expect(getSent()).toEqual([])
})

test.each([
  { ...coins, to: '0x12' },
  { ...tokens, token: { address: 'gold', decimals: 6 } },
])('S-66: an order with invalid addresses is not sent: $to $token', async (order) => {
  const { send, getSent } = await connect({ eth_call: word(6n) })
  await expect(send.send(order)).rejects.toMatchObject({ code: 'send_mismatch' })
  expect(getSent()).toEqual([])
})

test('K-SEND-06: a wallet on another network is requested to switch first', async () => {
  const { send, provider, getSent } = await connect({}, { chainId: 137 })
  await send.send(coins)
  expect(provider.requests.map(({ method }) => method)).toContain('wallet_switchEthereumChain')
  expect(getSent()).toHaveLength(1)
})

test('K-SEND-10: a refusal has the code `connection_rejected`', async () => {
  const eth_sendTransaction = () => {
    throw providerError(4001, 'User rejected the request.')
  }
  const { send } = await connect({}, { answers: { eth_sendTransaction } })
  await expect(send.send(coins)).rejects.toMatchObject({ code: 'connection_rejected' })
})

const history = {
  eth_feeHistory: {
    baseFeePerGas: ['0x3b9aca00', '0x3b9aca00', '0x3b9aca00'],
    reward: [
      ['0x0', '0x3b9aca00', '0x77359400'],
      ['0x1', '0x3b9aca00', '0x77359400'],
      ['0x2', '0x3b9aca00', '0x77359400'],
    ],
  },
}

const gasOf = (gas: bigint) => ({ ...history, eth_estimateGas: toHex(gas) })

test('K-SEND-04: Max keeps the highest cost of the very transfer', async () => {
  const { send } = await connect(gasOf(21_000n))
  const fees = await send.getFees(coins)
  expect(fees.reserve).toBe((2n * gwei + 2n * gwei) * 21_000n)
  expect(fees.normal).toBe(((gwei * 150n) / 100n + gwei) * 21_000n)
  expect(fees.slow < fees.normal && fees.normal < fees.fast).toBe(true)
})

test('K-SEND-04: without a recipient the cost is that of 65,000 units of gas', async () => {
  const { send } = await connect(gasOf(21_000n))
  const fees = await send.getFees({ caipNetworkId })
  expect(fees.normal).toBe(((gwei * 150n) / 100n + gwei) * 65_000n)
  expect(fees.reserve).toBe(fees.fast)
})

test.each([300_000n, 900_000n, 10n ** 8n])(
  'K-WORLD-23a: Max keeps the gas of an estimate of %s, with the margin of wallets',
  async (gas) => {
    const { send } = await connect(gasOf(gas))
    const { fast, reserve } = await send.getFees(coins)
    expect(fast).toBe(4n * gwei * gas)
    expect(reserve).toBe((4n * gwei * gas * 3n) / 2n)
    expect((await send.getFees({ caipNetworkId })).reserve).toBe(reserve)
  },
)

test('K-WORLD-23a: a node that cannot estimate the whole balance estimates without it', async () => {
  const estimate = ([call]: readonly { readonly value?: string }[]) =>
    call?.value === '0x0' ? toHex(300_000n) : new Error('insufficient funds')
  const { send } = await connect({ ...history, eth_estimateGas: estimate })
  expect((await send.getFees(coins)).fast).toBe(4n * gwei * 300_000n)
})

test('K-WORLD-23a: fees and Max contain the L1 data fee of the OP stack', async () => {
  const oracle = '0x420000000000000000000000000000000000000f'
  const l1Fee = 5n * 10n ** 12n
  const asked: unknown[] = []
  const eth_call = ([call]: readonly { readonly to: string; readonly data: Hex }[]) => {
    asked.push(call && decodeFunctionData({ abi: oracleAbi, data: call.data }).args[0])
    return call?.to.toLowerCase() === oracle ? word(l1Fee) : '0x'
  }
  const cheap = { baseFeePerGas: [toHex(5_000_000n)], reward: [['0x0', '0x0', '0x0']] }
  const answers = { eth_feeHistory: cheap, eth_estimateGas: '0x5208', eth_call }
  const { send } = await connect(answers)
  const { slow, normal, fast, reserve } = await send.getFees(coins)
  expect(slow).toBe(5_500_000n * 21_000n + (l1Fee * 11n) / 10n)
  expect(normal).toBe(7_500_000n * 21_000n + (l1Fee * 3n) / 2n)
  expect([fast, reserve]).toEqual([10_000_000n * 21_000n + 2n * l1Fee, fast])
  const [serialized] = asked
  const transaction = parseTransaction(serialized as Hex)
  expect(transaction).toMatchObject({ chainId: 1, to: to.toLowerCase(), value: coins.amount })
})

test('K-SEND-04: a network without fee history has a single price', async () => {
  const { send } = await connect({ eth_gasPrice: '0x3b9aca00', eth_estimateGas: '0x5208' })
  expect(await send.getFees(coins)).toEqual({
    slow: gwei * 21_000n,
    normal: gwei * 21_000n,
    fast: 2n * gwei * 21_000n,
    reserve: 2n * gwei * 21_000n,
  })
})

test('behavior: a chosen speed sets the fees; without one the wallet sets them', async () => {
  const { send, getSent } = await connect(history)
  await send.send(coins, { speed: 'fast' })
  await send.send(coins)
  expect(getSent()[0]?.params).toMatchObject([
    { maxFeePerGas: '0xee6b2800', maxPriorityFeePerGas: '0x77359400' },
  ])
  expect(JSON.stringify(getSent()[1])).not.toContain('maxFeePerGas')
})

test('behavior: distinguishes a contract from an account', async () => {
  const { send } = await connect({ eth_getCode: '0x6001' })
  expect(await send.isContract({ caipNetworkId, to })).toBe(true)
  server.resetHandlers(serveChain(url, { eth_chainId: '0x1', eth_getCode: '0x' }))
  expect(await send.isContract({ caipNetworkId, to })).toBe(false)
})

test('A22: a recipient that delegates to code (EIP-7702) is an account', async () => {
  const { send } = await connect({ eth_getCode: `0xef0100${'ab'.repeat(20)}` })
  expect(await send.isContract({ caipNetworkId, to })).toBe(false)
})

test('K-SEND-13: waits for the receipt and reports a failure on the chain', async () => {
  const receipt = {
    transactionHash: hash,
    blockHash: hash,
    blockNumber: '0x1',
    gasUsed: '0x5208',
    status: '0x1',
  }
  const { send } = await connect({ eth_getTransactionReceipt: receipt })
  expect(await send.waitFor({ caipNetworkId, id: hash })).toBeUndefined()
  const failed = { ...receipt, status: '0x0' }
  server.resetHandlers(serveChain(url, { eth_chainId: '0x1', eth_getTransactionReceipt: failed }))
  await expect(send.waitFor({ caipNetworkId, id: hash })).rejects.toMatchObject({
    code: 'transaction_reverted',
  })
})

test('K-SEND-13: a receipt is awaited for 25 s; one that is later is an error', async () => {
  const deadline = new AbortController()
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    return deadline.signal
  })
  const { send } = await connect({
    eth_getTransactionReceipt: null,
    eth_getTransactionByHash: { hash, blockHash: null },
  })
  const waiting = send.waitFor({ caipNetworkId, id: hash })
  waiting.catch(() => undefined)
  await expect.poll(() => limits).toContain(25_000)
  deadline.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'request_timed_out' })
})

const realHash = `0x${'34'.repeat(32)}`
const receiptOf = (wanted: string) => ({
  transactionHash: wanted,
  blockHash: hash,
  blockNumber: '0x1',
  gasUsed: '0x5208',
  status: '0x1',
})
/** Answers of a node that knows only the transaction which executes the wallet's own hash. */
const executing = {
  eth_getTransactionByHash: null,
  eth_getTransactionReceipt: ([wanted]: string[]) =>
    wanted === realHash ? receiptOf(realHash) : null,
}

/** Lets the seconds between two polls of the node pass until a state is reached. */
async function pass(isReached: () => boolean): Promise<void> {
  const step = async () => {
    await vi.advanceTimersByTimeAsync(200)
    return isReached()
  }
  await expect.poll(step, { timeout: 10_000 }).toBe(true)
}
const startClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test("K-WORLD-05: a contract wallet's own hash is followed to its transaction", async () => {
  let batch: unknown = { status: 100, receipts: [] }
  startClock()
  const { send } = await connect(executing, { answers: { wallet_getCallsStatus: () => batch } })
  const onSignatures = vi.fn()
  const waiting = send.waitFor({ caipNetworkId, id: hash }, { onSignatures })
  await pass(() => onSignatures.mock.calls.length > 0)
  expect(onSignatures.mock.calls).toEqual([[true]])
  batch = { status: 200, receipts: [receiptOf(realHash)] }
  const done = vi.fn()
  waiting.then(done, done)
  await pass(() => done.mock.calls.length > 0)
  expect(done).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(onSignatures).toHaveBeenLastCalledWith(false)
})

test.each([
  [true, 'is followed to its transaction'],
  [false, 'that failed is reported'],
])('K-WORLD-05: with success %s, a user operation %s', async (success) => {
  const receipt = { success, receipt: receiptOf(realHash) }
  startClock()
  const { send } = await connect({ ...executing, eth_getUserOperationReceipt: receipt })
  const waiting = send.waitFor({ caipNetworkId, id: hash })
  const done = vi.fn()
  waiting.then(
    () => done('done'),
    ({ code }) => done(code),
  )
  await pass(() => done.mock.calls.length > 0)
  expect(done).toHaveBeenCalledExactlyOnceWith(success ? 'done' : 'transaction_reverted')
})

const encoded = (reason: string) =>
  encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: [reason] })
const reverted = (data: string) => Object.assign(new Error('execution reverted'), { code: 3, data })

test.each([
  ['a reason', reverted(encoded('paused')), { fails: true, reason: 'paused' }],
  ['one too long to be shown', reverted(encoded('x'.repeat(121))), { fails: true }],
  ['none', reverted('0x'), { fails: true }],
  ['no error that is known', reverted('0x12345678'), { fails: true }],
  ['false, as old tokens say it', `0x${'0'.repeat(64)}`, { fails: true }],
  ['nothing, as older ones do', '0x', { fails: false }],
])(
  'behavior: forecasts with `eth_call` if the node cannot simulate: %s',
  async (_, answer, forecast) => {
    const { send } = await connect({ eth_call: answer })
    expect(await send.simulate?.(tokens)).toEqual(forecast)
  },
)

test.each([
  ['it succeeds', { status: '0x1', returnData: word(1n), logs: [] }, { fails: false, arrives: 0n }],
  ['it answers false', { status: '0x1', returnData: word(0n), logs: [] }, { fails: true }],
  [
    'it reverts',
    { status: '0x0', returnData: encoded('paused'), error: { code: 3 } },
    { fails: true, reason: 'paused' },
  ],
])(
  'behavior: forecasts with `eth_simulateV1` alone if the node supports that: %s',
  async (_, result, forecast) => {
    const { send } = await connect({ eth_simulateV1: [{ calls: [result] }] })
    expect(await send.simulate?.(tokens)).toEqual(forecast)
  },
)

test('behavior: simulation fails if the node cannot simulate', async () => {
  const { send } = await connect({ eth_simulateV1: 'garbage', eth_call: new Error('busy') })
  await expect(send.simulate?.(tokens)).rejects.toThrow('busy')
})

/** Answers of a node for an account with these transaction counts. */
const countsOf = (latest: unknown, pending: unknown, code: unknown = '0x'): ChainAnswers => ({
  eth_getCode: code,
  eth_getTransactionCount: (params: readonly unknown[]) =>
    params[0] === from && (params[1] === 'pending' ? pending : latest),
})
const place = { caipNetworkId, from }

test('K-WORLD-02c: the position is the count of mined, and of mined and pending transactions', async () => {
  const { send, provider } = await connect(countsOf('0x5', '0x6'))
  const asked = provider.requests.length
  expect(await send.readPosition?.(place)).toBe('5/6')
  expect(await send.readPosition?.({ ...place, since: '5/5' })).toBe('5/6')
  expect(provider.requests.length).toBe(asked)
})

test.each([
  ['no pending count', countsOf('0x5', null)],
  ['no mined count', countsOf('5', '0x5')],
  ['a contract account', countsOf('0x1', '0x1', '0x6080')],
  ['a delegated account', countsOf('0x1', '0x1', `0xef0100${'12'.repeat(20)}`)],
  ['no code', countsOf('0x1', '0x1', null)],
])('K-WORLD-02c: %s is no position', async (_, answers) => {
  const { send } = await connect(answers)
  await expect(send.readPosition?.(place)).rejects.toMatchObject({ code: 'invalid_answer' })
})
