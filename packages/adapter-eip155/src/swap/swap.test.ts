import type { Hex, SwapFeatures, SwapOrder, SwapStep } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import fc from 'fast-check'
import { setupServer } from 'msw/node'
import { encodeFunctionData } from 'viem/utils'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { type FakeProviderOptions, fakeProvider, providerError } from '../testing/fakeProvider.ts'
import { type ChainAnswers, serveChain } from '../testing/serveChain.ts'
import { swapAbi } from './readSwapCall.ts'
import { toSwapTransaction } from './toSwapTransaction.ts'

const url = 'https://node.example/'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const networks = [mainnet, polygon].map((network) => ({
  ...network,
  rpcUrls: { default: { http: [url] } },
}))
const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const wrapped = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const gold = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const hash = `0x${'12'.repeat(32)}`
const chainTime = 1_800_000_000n
const until = chainTime + 3_600n
const toHex = (value: bigint) => `0x${value.toString(16)}`
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

const order: SwapOrder = {
  caipNetworkId: 'eip155:1',
  account,
  routers: [router],
  sold: { address: gold, decimals: 6 },
  bought: { address: wrapped, decimals: 6 },
  amount: 1_500_000n,
  least: 990n,
}
const { sold: _, ...coinOrder } = order
const { bought: __, ...forCoinOrder } = order

const approve = (spender: Hex = router, amount = order.amount) =>
  encodeFunctionData({ abi: swapAbi, functionName: 'approve', args: [spender, amount] })
const swap = (
  amount = order.amount,
  least = order.least,
  path: readonly Hex[] = [gold, wrapped],
  to: Hex = account,
) =>
  encodeFunctionData({
    abi: swapAbi,
    functionName: 'swapExactTokensForTokens',
    args: [amount, least, path, to, until],
  })
const forCoin = encodeFunctionData({
  abi: swapAbi,
  functionName: 'swapExactTokensForETH',
  args: [order.amount, order.least, [gold, wrapped], account, until],
})
const coinFor = encodeFunctionData({
  abi: swapAbi,
  functionName: 'swapExactETHForTokens',
  args: [order.least, [other, wrapped], account, until],
})
const swapStep: SwapStep = { act: 'swap', order, built: { to: router, data: swap() } }
const approveStep: SwapStep = { act: 'approve', order, built: { to: gold, data: approve() } }

const resetStep: SwapStep = {
  act: 'reset',
  order,
  built: { to: gold, data: approve(router, 0n) },
}

async function connect(chain: ChainAnswers = {}, options: FakeProviderOptions = {}) {
  server.use(
    serveChain(url, {
      eth_chainId: '0x1',
      eth_call: word(6n),
      eth_getBlockByNumber: { timestamp: toHex(chainTime) },
      ...chain,
    }),
  )
  const provider = fakeProvider({
    ...options,
    answers: { eth_sendTransaction: () => hash, ...options.answers },
  })
  const wallet = await createAdapter({ networks }).connect(
    { provider, info: { id: 'w', type: 'ANNOUNCED', name: 'W', namespace: 'eip155' } },
    { networks, silent: false, signal: undefined },
  )
  const features: SwapFeatures | undefined = wallet.features.swap
  if (!features) throw new Error('An EVM wallet swaps.')
  const getSent = () => provider.requests.filter(({ method }) => method === 'eth_sendTransaction')
  return { provider, swap: features, getSent }
}

test('K-SWAP-07: an approval goes to the token with exactly the sold amount', async () => {
  const { swap, getSent } = await connect()
  expect(await swap.send(approveStep)).toBe(hash)
  const to = { from: account, chainId: '0x1', to: gold, value: '0x0', data: approve() }
  expect(getSent()[0]?.params).toEqual([to])
})

test.each([
  ['token for token', swapStep, '0x0'],
  [
    'token for coin',
    { ...swapStep, order: forCoinOrder, built: { to: router, data: forCoin } },
    '0x0',
  ],
  [
    'coin for token, which goes along',
    { ...swapStep, order: coinOrder, built: { to: router, data: coinFor } },
    '0x16e360',
  ],
] as const)('S-66: a swap that matches the order is sent: %s', async (_name, step, value) => {
  const { swap, getSent } = await connect()
  const asked: string[] = []
  expect(await swap.send(step, { onAsk: () => asked.push('asked') })).toBe(hash)
  const { data } = step.built
  expect(getSent()[0]?.params).toEqual([{ from: account, chainId: '0x1', to: router, value, data }])
  expect(asked).toHaveLength(1)
})

const changed = (built: Partial<SwapStep['built']>, step = swapStep): SwapStep => ({
  ...step,
  built: { ...step.built, ...built },
})

test.each<[string, SwapStep, string?]>([
  ['another router', changed({ to: other })],
  ['no address', changed({ to: 'router' })],
  ['a router nobody trusts', { ...swapStep, order: { ...order, routers: [] } }],
  ['another receiver', changed({ data: swap(order.amount, order.least, [gold, wrapped], other) })],
  ['more is sold', changed({ data: swap(order.amount + 1n) })],
  ['another token is sold', changed({ data: swap(order.amount, order.least, [other, wrapped]) })],
  ['another token is bought', changed({ data: swap(order.amount, order.least, [gold, other]) })],
  ['the coin is bought', changed({ data: forCoin })],
  ['the coin is sold', changed({ data: coinFor })],
  ['an approval in place of a swap', changed({ to: gold, data: approve() })],
  ['another call', changed({ data: '0xa9059cbb' })],
  ['nothing', changed({ data: '0x' })],
  ['a swap in place of an approval', changed({ data: swap() }, approveStep)],
  ['an approval of another token', changed({ to: wrapped }, approveStep)],
  ['an approval for somebody else', changed({ data: approve(other) }, approveStep)],
  ['an approval without limit', changed({ data: approve(router, 2n ** 256n - 1n) }, approveStep)],
  ['an approval of less', changed({ data: approve(router, order.amount - 1n) }, approveStep)],
  ['an approval in place of taking one back', changed({ data: approve() }, resetStep)],
  ['taking back an approval of somebody else', changed({ data: approve(other, 0n) }, resetStep)],
  ['taking back an approval of another token', changed({ to: wrapped }, resetStep)],
  ['a swap in place of taking one back', changed({ data: swap() }, resetStep)],
  ['taking one back in place of an approval', changed({ data: approve(router, 0n) }, approveStep)],
  ['an approval of the coin', { ...approveStep, order: coinOrder }],
  [
    'one unit less is bought',
    changed({ data: swap(order.amount, order.least - 1n) }),
    'swap_price_changed',
  ],
  [
    'nothing has to be bought',
    { ...changed({ data: swap(order.amount, 0n) }), order: { ...order, least: 0n } },
    'swap_price_changed',
  ],
])('S-66: the wallet receives no request for %s', async (_name, step, code = 'swap_mismatch') => {
  const { swap, getSent } = await connect()
  await expect(swap.check(step)).rejects.toMatchObject({ code })
  await expect(swap.send(step)).rejects.toMatchObject({ code })
  expect(getSent()).toEqual([])
})

test('S-66: accepts exactly the swaps that match the order and buy at least `least`', () => {
  const units = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
  const near = units.chain((of) =>
    fc.tuple(fc.constant(of), fc.oneof(fc.constant(of), fc.constant(of - 1n), units)),
  )
  fc.assert(
    fc.property(near, near, ([amount, sold], [least, wanted]) => {
      const data = swap(sold, least)
      const step: SwapStep = {
        act: 'swap',
        order: { ...order, amount, least: wanted },
        built: { to: router, data },
      }
      const passes = sold === amount && wanted > 0n && least >= wanted
      if (passes) expect(toSwapTransaction(step)).toEqual({ to: router, data, value: 0n })
      else expect(() => toSwapTransaction(step)).toThrow()
    }),
  )
})

test('S-66: accepts exactly the approvals of the sold amount', () => {
  const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(units, units, fc.boolean(), (amount, approved, same) => {
      const data = approve(router, same ? amount : approved)
      const step = {
        ...approveStep,
        order: { ...order, amount },
        built: { to: gold, data },
      } as const
      if (same || approved === amount) expect(toSwapTransaction(step).value).toBe(0n)
      else expect(() => toSwapTransaction(step)).toThrow()
    }),
  )
})

test('S-66: a token whose decimals differ from the shown ones is not swapped', async () => {
  const { swap, getSent } = await connect({ eth_call: word(18n) })
  await expect(swap.send(swapStep)).rejects.toMatchObject({ code: 'swap_mismatch' })
  expect(getSent()).toEqual([])
})

test.each([
  ['a deadline more than an hour ahead', { timestamp: toHex(chainTime - 1n) }],
  ['a block without a time', null],
])('S-66: a swap with %s is not sent, an approval is', async (_name, block) => {
  const { swap, getSent } = await connect({ eth_getBlockByNumber: block })
  await expect(swap.check(swapStep)).rejects.toMatchObject({ code: 'swap_mismatch' })
  await expect(swap.send(swapStep)).rejects.toMatchObject({ code: 'swap_mismatch' })
  expect(getSent()).toEqual([])
  expect(await swap.send(approveStep)).toBe(hash)
})

test('S-66: a wallet with another active account receives no request', async () => {
  const { swap, getSent } = await connect({}, { accounts: [other] })
  await expect(swap.send(swapStep)).rejects.toMatchObject({ code: 'swap_mismatch' })
  expect(getSent()).toEqual([])
})

test('K-SWAP-09: a refusal keeps its error code; a wallet on another network must switch first', async () => {
  const eth_sendTransaction = () => {
    throw providerError(4001, 'User rejected the request.')
  }
  const { swap, provider } = await connect({}, { chainId: 137, answers: { eth_sendTransaction } })
  await expect(swap.send(swapStep)).rejects.toMatchObject({ code: 'connection_rejected' })
  expect(provider.requests.map(({ method }) => method)).toContain('wallet_switchEthereumChain')
})

test('behavior: a reset sends an approval of amount 0', async () => {
  const { swap, getSent } = await connect()
  expect(await swap.send(resetStep)).toBe(hash)
  const to = { from: account, chainId: '0x1', to: gold, value: '0x0', data: approve(router, 0n) }
  expect(getSent()[0]?.params).toEqual([to])
})

test('behavior: needs no reset for an approval that the token accepts, or for a swap', async () => {
  const { swap } = await connect()
  expect(await swap.toFirst(approveStep)).toBe(approveStep)
  expect(await swap.toFirst(swapStep)).toBe(swapStep)
})

test('K-WORLD-23a: the fee for the data of a swap is read on a chain of the OP stack', async () => {
  const oracle = '0x420000000000000000000000000000000000000f'
  const eth_call = ([call]: readonly { readonly to: string }[]) =>
    call?.to.toLowerCase() === oracle ? word(5n * 10n ** 12n) : '0x'
  const { swap: onOpStack } = await connect({ eth_call })
  const asked = { caipNetworkId: order.caipNetworkId, built: swapStep.built }
  expect(await onOpStack.getDataFee(asked)).toBe(10n ** 13n)
  server.resetHandlers()
  const { swap: elsewhere } = await connect({ eth_call: '0x' })
  expect(await elsewhere.getDataFee(asked)).toBe(0n)
})

const batchStep: SwapStep = { ...swapStep, approval: approveStep.built }
const batchOf = (provider: { readonly requests: readonly { readonly method: string }[] }) =>
  provider.requests.filter(({ method }) => method === 'wallet_sendCalls')

test('K-SWAP-07: a batch approves exactly the sold amount and swaps, both or neither', async () => {
  const answers = { wallet_sendCalls: () => ({ id: hash }) }
  const { swap: features, provider, getSent } = await connect({}, { answers })
  const asked: string[] = []
  expect(await features.send(batchStep, { onAsk: () => asked.push('asked') })).toBe(hash)
  expect(batchOf(provider)).toEqual([
    {
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          atomicRequired: true,
          from: account,
          chainId: '0x1',
          calls: [
            { to: gold, value: '0x0', data: approve() },
            { to: router, value: '0x0', data: swap() },
          ],
        },
      ],
    },
  ])
  expect([asked.length, getSent().length]).toEqual([1, 0])
})

test('K-SWAP-07: a batch with an id of the wallet’s own gives the hash of its transaction', async () => {
  const states = [[], [{ transactionHash: hash, status: '0x1' }]]
  const answers = {
    wallet_sendCalls: () => ({ id: 'batch-1' }),
    wallet_getCallsStatus: () => ({ status: 100, receipts: states.shift() ?? [] }),
  }
  const { swap: features } = await connect({}, { answers })
  expect(await features.send(batchStep)).toBe(hash)
})

test.each<[string, SwapStep]>([
  ['approves another spender', { ...batchStep, approval: { to: gold, data: approve(other) } }],
  ['approves more', { ...batchStep, approval: { to: gold, data: approve(router, 1_500_001n) } }],
  ['approves another token', { ...batchStep, approval: { to: wrapped, data: approve() } }],
  ['swaps twice', { ...batchStep, approval: swapStep.built }],
  ['approves twice', { ...approveStep, approval: approveStep.built }],
  [
    'pays another receiver',
    {
      ...changed({ data: swap(1_500_000n, 990n, [gold, wrapped], other) }),
      approval: approveStep.built,
    },
  ],
])('S-66: a batch that %s is not sent', async (_, step) => {
  const answers = { wallet_sendCalls: () => ({ id: hash }) }
  const { swap: features, provider } = await connect({}, { answers })
  await expect(features.check(step)).rejects.toMatchObject({ code: 'swap_mismatch' })
  await expect(features.send(step)).rejects.toMatchObject({ code: 'swap_mismatch' })
  expect(batchOf(provider)).toEqual([])
})

test('K-SWAP-07: a batch is not sent in the old form, which promises nothing', async () => {
  const answers = {
    wallet_sendCalls: () => {
      throw providerError(-32602, 'Invalid params')
    },
  }
  const { swap: features, provider } = await connect({}, { answers })
  await expect(features.send(batchStep)).rejects.toThrow()
  expect(batchOf(provider)).toHaveLength(1)
})

const refuse = () => {
  throw providerError(4100, 'Unauthorized')
}

test.each<[string, () => unknown, boolean]>([
  ['its network supports it', () => ({ '0x1': { atomic: { status: 'supported' } } }), true],
  ['all networks support it', () => ({ '0x0': { atomic: { status: 'supported' } } }), true],
  ['it needs an upgrade first', () => ({ '0x1': { atomic: { status: 'ready' } } }), false],
  ['another network supports it', () => ({ '0x89': { atomic: { status: 'supported' } } }), false],
  ['the wallet refuses to tell', refuse, false],
  ['the answer is no object', () => 'none', false],
])('K-SWAP-07: an account batches only if %s', async (_, wallet_getCapabilities, expected) => {
  const { swap: features } = await connect({}, { answers: { wallet_getCapabilities } })
  expect(await features.canBatch?.({ caipNetworkId: 'eip155:1' })).toBe(expected)
})
