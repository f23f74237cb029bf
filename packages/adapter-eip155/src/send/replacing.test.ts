import type { SentOrder } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { passTime } from '@latchkey/core/testing'
import fc from 'fast-check'
import { setupServer } from 'msw/node'
import { keccak256, parseTransaction, type TransactionSerializable, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { fakeProvider } from '../testing/fakeProvider.ts'
import { serveChain } from '../testing/serveChain.ts'
import { raise, toFeeFields, toReplacementPrice } from './replacementPrice.ts'

const url = 'https://node.example/'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

const networks = [{ ...mainnet, rpcUrls: { default: { http: [url] } } }]
const { caipNetworkId } = mainnet
const key = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const hash = `0x${'12'.repeat(32)}`
const gwei = 10n ** 9n
const history = {
  eth_feeHistory: { baseFeePerGas: [toHex(gwei)], reward: [['0x0', '0x0', toHex(gwei)]] },
}
const plain = { chainId: 1, nonce: 7, to, value: 25n, gas: 21_000n } as const
const modern = {
  ...plain,
  type: 'eip1559',
  maxFeePerGas: 30n * gwei,
  maxPriorityFeePerGas: 2n * gwei,
} as const
const legacy = { ...plain, type: 'legacy', gasPrice: 30n * gwei } as const

/** Signs a transaction and returns it in the form of a node's answer. */
async function sign(transaction: TransactionSerializable) {
  const raw = await key.signTransaction(transaction)
  const { r, s, v = 0n, yParity } = parseTransaction(raw)
  const { type, chainId = 1, nonce = 0, value = 0n, gas = 0n, ...fields } = transaction
  const prices = ['gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'].flatMap((name) => {
    const price: unknown = Reflect.get(fields, name)
    return typeof price === 'bigint' ? [[name, toHex(price)]] : []
  })
  const told = {
    ...Object.fromEntries(prices),
    hash: keccak256(raw),
    blockHash: null,
    from: key.address.toLowerCase(),
    type: type === 'legacy' ? '0x0' : '0x2',
    chainId: toHex(chainId),
    nonce: toHex(nonce),
    value: toHex(value),
    gas: toHex(gas),
    to: to.toLowerCase(),
    input: '0x',
    ...(type !== 'legacy' && { accessList: [] }),
    ...{ r, s, v: toHex(type === 'legacy' ? v : (yParity ?? 0)) },
  }
  const sent: SentOrder = { caipNetworkId, id: keccak256(raw), from: key.address, to, amount: 25n }
  return { told, sent }
}

/**
 * Serves a node that answers requests for a transaction with the given answers in order, and
 * repeats the last one.
 */
function serve(...told: unknown[]) {
  const chain = { ...history, eth_chainId: '0x1', eth_estimateGas: '0x5208' }
  const answers = {
    ...chain,
    get eth_getTransactionByHash() {
      return told.length > 1 ? told.shift() : told[0]
    },
  }
  server.use(serveChain(url, answers))
}

async function connect(told: unknown, eth_sendTransaction = () => hash) {
  serve(told)
  const provider = fakeProvider({
    accounts: [key.address],
    answers: { eth_sendTransaction },
  })
  const wallet = await createAdapter({ networks }).connect(
    { provider, info: { id: 'w', type: 'ANNOUNCED', name: 'W', namespace: 'eip155' } },
    { networks, silent: false, signal: undefined },
  )
  const { replacing } = wallet.features
  if (!replacing) throw new Error('An EVM wallet replaces what it has sent.')
  const getAsked = () => provider.requests.find(({ method }) => method === 'eth_sendTransaction')
  return { replacing, getAsked }
}

test('behavior: speedUp sends the same transaction and nonce with both fees a tenth higher', async () => {
  const { told, sent } = await sign(modern)
  const { replacing, getAsked } = await connect(told)
  const fees = await replacing.getFees(sent)
  const max = 33n * gwei + 1n
  const all = { now: 630_000n * gwei, speedUp: max * 21_000n, cancel: max * 21_000n, nonce: 7 }
  expect(fees).toEqual(all)
  await replacing.replace(sent, { act: 'speedUp', fee: max * 21_000n })
  const fields = { from: key.address, chainId: '0x1', to, value: '0x19', data: '0x', nonce: '0x7' }
  const prices = {
    gas: '0x5208',
    maxFeePerGas: toHex(max),
    maxPriorityFeePerGas: toHex((22n * gwei) / 10n + 1n),
  }
  expect(getAsked()?.params).toEqual([{ ...fields, ...prices }])
})

test('behavior: cancel sends 0 to the sender; a legacy transaction keeps a single price', async () => {
  const { told, sent } = await sign(legacy)
  const { replacing, getAsked } = await connect(told)
  const { cancel: fee = 0n } = await replacing.getFees(sent)
  await replacing.replace(sent, { act: 'cancel', fee })
  const to = key.address
  const fields = { from: to, chainId: '0x1', to, value: '0x0', data: '0x', nonce: '0x7' }
  const gasPrice = toHex(33n * gwei + 1n)
  expect(getAsked()?.params).toEqual([{ ...fields, gas: '0x5208', gasPrice }])
})

test('K-WORLD-23a: a replacement costs the L1 data fee too, and stays within the shown fee', async () => {
  const { told, sent } = await sign(modern)
  const { replacing, getAsked } = await connect(told)
  const l1Fee = 5n * 10n ** 12n
  const chain = { ...history, eth_chainId: '0x1', eth_estimateGas: '0x5208' }
  const eth_call = toHex(l1Fee, { size: 32 })
  server.use(serveChain(url, { ...chain, eth_call, eth_getTransactionByHash: told }))
  const { now, speedUp = 0n } = await replacing.getFees(sent)
  const max = 33n * gwei + 1n
  expect([now, speedUp]).toEqual([630_000n * gwei + l1Fee, max * 21_000n + 2n * l1Fee])
  await replacing.replace(sent, { act: 'speedUp', fee: speedUp })
  const fields = Object(getAsked()?.params)[0]
  const highest = BigInt(fields.maxFeePerGas)
  expect(highest).toBeGreaterThanOrEqual(max)
  expect(highest * 21_000n + l1Fee).toBeLessThanOrEqual(speedUp)
})

test('behavior: fails with `separate` if the wallet chose another nonce', async () => {
  const { told, sent } = await sign(modern)
  const { replacing, getAsked } = await connect(told, () => {
    serve({ ...told, hash, nonce: '0x8' })
    return hash
  })
  const { speedUp: fee = 0n } = await replacing.getFees(sent)
  await expect(replacing.replace(sent, { act: 'speedUp', fee })).rejects.toMatchObject({
    code: 'not_replaceable',
    reason: 'separate',
  })
  expect(getAsked()).toBeDefined()
})

test('behavior: also fails with `separate` if the node learns of the transaction late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { told, sent } = await sign(modern)
  const { replacing } = await connect(told, () => {
    serve(null, null, { ...told, hash, nonce: '0x8' })
    return hash
  })
  const terms = { act: 'cancel', fee: 10n ** 18n } as const
  const refusal = { code: 'not_replaceable', reason: 'separate' }
  await expect(passTime(replacing.replace(sent, terms), vi, 200)).rejects.toMatchObject(refusal)
})

test('behavior: succeeds if no node learns of the transaction', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { told, sent } = await sign(modern)
  const { replacing } = await connect(told, () => {
    serve(null)
    return hash
  })
  const terms = { act: 'cancel', fee: 10n ** 18n } as const
  expect(await passTime(replacing.replace(sent, terms), vi, 200)).toBe(hash)
})

const lies = {
  nonce: '0x8',
  gas: '0x5209',
  value: '0x1a',
  to: '0x00000000000000000000000000000000000f1e31',
  input: '0x01',
  maxFeePerGas: '0x1',
  maxPriorityFeePerGas: '0x1',
  chainId: '0x2',
  accessList: [{ address: to, storageKeys: [] }],
  r: '0x1',
  type: '0x4',
}

test.each(Object.entries(lies))(
  'S-66: a transaction whose %s differs from the signed one is not replaced',
  async (name, lie) => {
    const { told, sent } = await sign(modern)
    const { replacing, getAsked } = await connect({ ...told, [name]: lie })
    const refusal = { code: 'not_replaceable', reason: 'different' }
    await expect(replacing.getFees(sent)).rejects.toMatchObject(refusal)
    const terms = { act: 'speedUp', fee: 10n ** 18n } as const
    await expect(replacing.replace(sent, terms)).rejects.toMatchObject(refusal)
    expect(getAsked()).toBeUndefined()
  },
)

test('S-66: a transaction with the hash of another one is not replaced', async () => {
  const [one, other] = [await sign(modern), await sign({ ...modern, nonce: 8 })]
  const { replacing } = await connect({ ...other.told, hash: one.sent.id })
  await expect(replacing.getFees(one.sent)).rejects.toMatchObject({ reason: 'different' })
})

test('error: an invalid id and an unknown transaction are not replaceable', async () => {
  const { sent } = await sign(modern)
  const { replacing } = await connect(null)
  for (const id of ['one', sent.id])
    await expect(replacing.getFees({ ...sent, id })).rejects.toMatchObject({ reason: 'unknown' })
})

const price = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.bigInt({ min: 0n, max: 10n ** 15n }))
  .map(([priority, more]) => ({ priority, max: priority + more }))

test('behavior: both fees rise by a tenth and stay within the shown price, for any prices', () => {
  fc.assert(
    fc.property(price, price, (old, fast) => {
      const { max } = toReplacementPrice(old, fast)
      const fields = toFeeFields({ price: old, isLegacy: false }, fast, max)
      const { maxFeePerGas: most = 0n, maxPriorityFeePerGas: tip = 0n } = fields
      expect(most).toBe(max)
      expect(most >= raise(old.max) && tip >= raise(old.priority) && tip <= most).toBe(true)
      expect(max >= fast.max).toBe(true)
    }),
  )
})

test('behavior: no priority fee exceeds the shown price, although the chain’s price has risen', () => {
  const more = fc.bigInt({ min: 0n, max: 10n ** 15n })
  fc.assert(
    fc.property(price, price, more, (old, fast, rest) => {
      const max = raise(old.max) + rest
      const fields = toFeeFields({ price: old, isLegacy: false }, fast, max)
      const { maxFeePerGas: most, maxPriorityFeePerGas: tip = 0n } = fields
      expect(most).toBe(max)
      expect(tip <= max && tip >= raise(old.priority)).toBe(true)
    }),
  )
  const old = { priority: 10n, max: 100n }
  const fields = toFeeFields({ price: old, isLegacy: false }, { priority: 900n, max: 1_000n }, 111n)
  expect(fields).toEqual({ maxFeePerGas: 111n, maxPriorityFeePerGas: 111n })
})
