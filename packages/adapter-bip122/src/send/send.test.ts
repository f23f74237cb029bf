import type { SendOrder } from '@latchkey/core'
import { bitcoin } from '@latchkey/core/networks'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { parseAddress } from '../address/parseAddress.ts'
import { createTestKeys } from '../testing/createTestKeys.ts'
import type { FakeWallet } from '../testing/FakeWallet.ts'
import { fakeInjectedWallet } from '../testing/fakeInjectedWallet.ts'
import { fakeSatsConnectWallet } from '../testing/fakeSatsConnectWallet.ts'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'

const base = 'https://esplora.example/api'
const server = setupServer()
const keys = createTestKeys()
const { p2wpkh, p2tr } = keys.accounts
const to = createTestKeys(2).accounts.p2tr.address
const networks = [{ ...bitcoin, rpcUrls: { default: { http: [base] } } }]
const { caipNetworkId } = bitcoin
const order: SendOrder = { caipNetworkId, to, amount: 60_000n }

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  server.use(http.get(`${base}/block-height/0`, () => new HttpResponse(null, { status: 404 })))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Serves an Esplora service with one account that has outputs of these amounts. */
function serve(amounts: readonly bigint[]) {
  const source = new Transaction({ allowUnknownInputs: true })
  const script = parseAddress(p2wpkh.address)?.script ?? new Uint8Array()
  for (const amount of amounts) source.addOutput({ script, amount })
  source.addInput({ txid: 'cd'.repeat(32), index: 0, finalScriptSig: new Uint8Array([0x51]) })
  const sent: Transaction[] = []
  const rows = amounts.map((amount, vout) => {
    const status = { confirmed: true }
    return { txid: source.id, vout, value: Number(amount), status }
  })
  server.use(
    http.get(`${base}/address/:address/utxo`, () => HttpResponse.json(rows)),
    http.get(`${base}/fee-estimates`, () => HttpResponse.json({ 1: 20, 3: 5, 25: 2 })),
    http.get(`${base}/tx/${source.id}/hex`, () => HttpResponse.text(source.hex)),
    http.get(`${base}/tx/:id/status`, () => HttpResponse.json({ confirmed: true })),
    http.post(`${base}/tx`, async ({ request }) => {
      const transaction = Transaction.fromRaw(hex.decode(await request.text()))
      sent.push(transaction)
      return HttpResponse.text(transaction.id)
    }),
  )
  return sent
}

async function connect() {
  const { handle } = fakeStandardWallet({ keys, without: ['bitcoin:sendTransfer'] })
  const wallet = await createAdapter({ networks }).connect(
    { provider: handle, info: { id: 't', type: 'ANNOUNCED', name: 'T', namespace: 'bip122' } },
    { networks, silent: false, signal: undefined },
  )
  const { send } = wallet.features
  if (!send) throw new Error('A Bitcoin wallet sends.')
  return { wallet, send }
}

test('K-SEND-06: sends satoshi from the active account; a faster transfer costs more', async () => {
  const sent = serve([90_000n])
  const { send } = await connect()
  const feeOf = async (speed: 'slow' | 'normal' | 'fast') => {
    expect(await send.send(order, { speed })).toBe(sent.at(-1)?.id)
    return 30_000n - (sent.at(-1)?.getOutput(1).amount ?? 0n)
  }
  const fees = [await feeOf('slow'), await feeOf('normal'), await feeOf('fast')]
  const said = await send.getFees(order)
  expect(fees).toEqual([said.slow, said.normal, said.fast])
  expect(said.slow < said.normal && said.normal < said.fast).toBe(true)
  expect(sent[0]?.getOutput(0).amount).toBe(60_000n)
})

test('K-SEND-04: all but the reserve can be sent; coins that may carry inscriptions stay', async () => {
  const sent = serve([90_000n, 546n, 30_000n])
  const { send } = await connect()
  const { reserve } = await send.getFees({ caipNetworkId })
  const most = 120_546n - reserve
  await send.send({ ...order, amount: most })
  expect(sent[0]?.inputsLength).toBe(2)
  expect(sent[0]?.outputsLength).toBe(1)
  await expect(send.send({ ...order, amount: most + 600n })).rejects.toMatchObject({
    code: 'insufficient_funds',
  })
})

async function connectSender(fake: FakeWallet) {
  const wallet = await createAdapter({ networks }).connect(
    { provider: fake.handle, info: { id: 't', type: 'ANNOUNCED', name: 'T', namespace: 'bip122' } },
    { networks, silent: false, signal: undefined },
  )
  const { send } = wallet.features
  if (!send) throw new Error('A Bitcoin wallet sends.')
  return send
}

test('K-WORLD-23c: the speed reaches a wallet that sends with a fee rate', async () => {
  serve([90_000n])
  const fake = fakeInjectedWallet({ keys })
  const send = await connectSender(fake)
  const { slow, normal, fast } = await send.getFees(order)
  expect(slow < normal && normal < fast).toBe(true)
  for (const speed of ['slow', 'fast', undefined] as const) await send.send(order, { speed })
  const sent = fake.requests.filter(({ method }) => method === 'sendBitcoin')
  expect(sent.map(({ parameters }) => parameters)).toEqual(
    [2, 20, 5].map((feeRate) => [to, 60_000, { feeRate }]),
  )
})

test('K-WORLD-23c: a wallet that chooses its fee rate shows no choice and a high reserve', async () => {
  for (const create of [fakeStandardWallet, fakeSatsConnectWallet]) {
    serve([90_000n])
    const send = await connectSender(create({ keys }))
    const { slow, normal, fast, reserve } = await send.getFees(order)
    expect([slow, fast]).toEqual([normal, normal])
    expect(reserve).toBeGreaterThan(2n * normal)
    server.resetHandlers()
    server.use(http.get(`${base}/block-height/0`, () => new HttpResponse(null, { status: 404 })))
  }
})

test('K-WORLD-24b: a single account for all purposes keeps outputs of the usual postage', async () => {
  serve([90_000n, 10_000n, 546n])
  const send = await connectSender(fakeInjectedWallet({ keys }))
  const { reserve } = await send.getFees({ caipNetworkId })
  expect(reserve).toBeGreaterThan(10_546n)
  expect(reserve).toBeLessThan(12_000n)
})

test('behavior: refuses to send from the ordinal account', async () => {
  serve([90_000n])
  const { wallet, send } = await connect()
  wallet.features.selectAccount?.(p2tr.address)
  await expect(send.send(order)).rejects.toMatchObject({ code: 'ordinal_account' })
})

test('behavior: `waitFor` resolves when the transaction is in a block', async () => {
  serve([])
  const { send } = await connect()
  expect(await send.waitFor({ caipNetworkId, id: 'ab'.repeat(32) })).toBeUndefined()
})

test('behavior: a block is awaited for 25 s; one that is later is an error', async () => {
  const deadline = new AbortController()
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    return deadline.signal
  })
  serve([])
  server.use(http.get(`${base}/tx/:id/status`, () => HttpResponse.json({ confirmed: false })))
  const { send } = await connect()
  const waiting = send.waitFor({ caipNetworkId, id: 'ab'.repeat(32) })
  waiting.catch(() => undefined)
  await expect.poll(() => limits).toContain(25_000)
  deadline.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'request_timed_out' })
})

test('error: refuses tokens and orders of another network', async () => {
  const { send } = await connect()
  const token = { address: 'x', decimals: 0 }
  await expect(send.send({ ...order, token })).rejects.toMatchObject({
    code: 'feature_not_supported',
  })
  const elsewhere = { ...order, caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba' } as const
  await expect(send.send(elsewhere)).rejects.toMatchObject({ code: 'send_mismatch' })
})

test('K-WORLD-02c: the position changes with the outputs, not with order or confirmations', async () => {
  const { send } = await connect()
  const row = (txid: string, vout: number, confirmed = true) => ({
    ...{ txid: txid.repeat(32), vout, value: 600 },
    status: { confirmed },
  })
  const read = (rows: JsonBodyType) => {
    server.use(http.get(`${base}/address/${p2wpkh.address}/utxo`, () => HttpResponse.json(rows)))
    return send.readPosition?.({ caipNetworkId, from: p2wpkh.address })
  }
  const position = await read([row('ab', 0), row('cd', 1)])
  expect(position).toMatch(/^[0-9a-f]{64}$/)
  expect(await read([row('cd', 1, false), row('ab', 0)])).toBe(position)
  const all = [row('ab', 0), row('cd', 1)]
  const others = [[], all.slice(1), [row('ab', 0), row('cd', 2)], [row('ab', 0), row('ce', 1)]]
  for (const rows of [...others, [...all, row('cd', 2)]])
    expect(await read(rows)).not.toBe(position)
  await expect(read({})).rejects.toMatchObject({ code: 'invalid_answer' })
})
