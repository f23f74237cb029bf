import type { SentOrder } from '@latchkey/core'
import { bitcoin } from '@latchkey/core/networks'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { parseAddress } from '../address/parseAddress.ts'
import { createTestKeys } from '../testing/createTestKeys.ts'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'

const base = 'https://esplora.example/api'
const server = setupServer()
const keys = createTestKeys()
const own = keys.accounts.p2wpkh.address
const { p2tr: recipient, p2wpkh: stranger } = createTestKeys(2).accounts
const networks = [{ ...bitcoin, rpcUrls: { default: { http: [base] } } }]
const { caipNetworkId } = bitcoin
const replaceable = 0xffff_fffd
const final = 0xffff_fffe

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

type Output = { readonly to: string; readonly amount: bigint }
type Given = {
  /** Outputs that the pending transaction spends. Default: one of 100,000 satoshi of the account. */
  readonly spent?: readonly (Output & { readonly sequence?: number })[]
  /** Default: 60,000 satoshi to the recipient and 39,000 as change. */
  readonly outputs?: readonly Output[]
  /** Number of outputs of the pending transaction that other transactions have spent. */
  readonly outspent?: number
  /** Replaces the service's answer about the spent outputs. */
  readonly spendings?: object
  readonly confirmed?: boolean
}

const toScript = (address: string) => parseAddress(address)?.script ?? new Uint8Array()

function createSource(outputs: readonly Output[]): Transaction {
  const source = new Transaction({ allowUnknownInputs: true })
  for (const { to, amount } of outputs) source.addOutput({ script: toScript(to), amount })
  source.addInput({ txid: 'cd'.repeat(32), index: 0, finalScriptSig: new Uint8Array([0x51]) })
  return source
}

/** Serves a pending transfer of the account, and connects the account's wallet. */
async function connect({ outspent = 0, confirmed = false, ...given }: Given = {}) {
  const { spent = [{ to: own, amount: 100_000n }] } = given
  const { outputs = [paid, { to: own, amount: 39_000n }] } = given
  const source = createSource(spent)
  const waiting = new Transaction({ allowUnknownInputs: true })
  for (const { to, amount } of outputs) waiting.addOutput({ script: toScript(to), amount })
  for (const [index, { sequence = replaceable }] of spent.entries())
    waiting.addInput({ txid: source.id, index, sequence })
  const finalScriptWitness = [new Uint8Array(71), new Uint8Array(33)]
  for (const index of spent.keys()) waiting.updateInput(index, { finalScriptWitness }, true)
  const sent: Transaction[] = []
  const rows = outputs.map((_, index) => ({ spent: index >= outputs.length - outspent }))
  server.use(
    http.get(`${base}/block-height/0`, () => new HttpResponse(null, { status: 404 })),
    http.get(`${base}/fee-estimates`, () => HttpResponse.json({ 1: 20, 3: 5, 25: 2 })),
    http.get(`${base}/tx/${source.id}/hex`, () => HttpResponse.text(source.hex)),
    http.get(`${base}/tx/${waiting.id}/hex`, () => HttpResponse.text(waiting.hex)),
    http.get(`${base}/tx/${waiting.id}/status`, () => HttpResponse.json({ confirmed })),
    http.get(`${base}/tx/${waiting.id}/outspends`, () =>
      HttpResponse.json(given.spendings ?? rows),
    ),
    http.post(`${base}/tx`, async ({ request }) => {
      const transaction = Transaction.fromRaw(hex.decode(await request.text()))
      sent.push(transaction)
      return HttpResponse.text(transaction.id)
    }),
  )
  const { handle } = fakeStandardWallet({ keys, without: ['bitcoin:sendTransfer'] })
  const wallet = await createAdapter({ networks }).connect(
    { provider: handle, info: { id: 't', type: 'ANNOUNCED', name: 'T', namespace: 'bip122' } },
    { networks, silent: false, signal: undefined },
  )
  const { replacing } = wallet.features
  if (!replacing) throw new Error('A Bitcoin wallet replaces what it has sent.')
  const order: SentOrder = { ...paid, caipNetworkId, id: waiting.id, from: own }
  return { replacing, order, sent, source }
}

const paid = { to: recipient.address, amount: 60_000n }
const listOutputs = (transaction: Transaction | undefined) =>
  Array.from({ length: transaction?.outputsLength ?? 0 }, (_, index) => {
    const { script = new Uint8Array(), amount } = transaction?.getOutput(index) ?? {}
    return [hex.encode(script), amount]
  })

test('S-66: a speed-up spends the same outputs and takes its fee from the change', async () => {
  const { replacing, order, sent, source } = await connect()
  const { now, speedUp = 0n } = await replacing.getFees(order)
  expect(now).toBe(1_000n)
  expect(speedUp).toBeGreaterThan(2_000n)
  expect(await replacing.replace(order, { act: 'speedUp', fee: speedUp })).toBe(sent[0]?.id)
  expect(hex.encode(sent[0]?.getInput(0).txid ?? new Uint8Array())).toBe(source.id)
  expect(listOutputs(sent[0])).toEqual([
    [hex.encode(toScript(recipient.address)), 60_000n],
    [hex.encode(toScript(own)), 40_000n - speedUp],
  ])
})

test('behavior: a cancellation returns everything but the fee to the account', async () => {
  const { replacing, order, sent } = await connect()
  const { cancel = 0n } = await replacing.getFees(order)
  await replacing.replace(order, { act: 'cancel', fee: cancel })
  expect(listOutputs(sent[0])).toEqual([[hex.encode(toScript(own)), 100_000n - cancel]])
})

test('behavior: a fee below the least is refused, and the wallet is not prompted', async () => {
  const { replacing, order, sent } = await connect()
  const terms = { act: 'speedUp', fee: 1_000n } as const
  await expect(replacing.replace(order, terms)).rejects.toMatchObject({ reason: 'price' })
  expect(sent).toEqual([])
})

const mine = { to: own, amount: 50_000n }
const change = { to: own, amount: 39_000n }

test.each<[string, Given]>([
  ['one input is replaceable', { spent: [{ ...mine, sequence: final }, mine] }],
  ['there is no change', { outputs: [paid] }],
  ['the change comes first', { outputs: [change, paid] }],
])('behavior: a pending transfer is replaceable if %s', async (_, given) => {
  const { replacing, order } = await connect(given)
  expect(await replacing.getFees(order)).toMatchObject({ cancel: expect.any(BigInt) })
})

test.each<[string, string, Given]>([
  [
    'no input is replaceable',
    'final',
    { spent: [mine, mine].map((x) => ({ ...x, sequence: final })) },
  ],
  ['another transaction spends its payment', 'final', { outputs: [change, paid], outspent: 1 }],
  ['another transaction spends its change', 'final', { outspent: 1 }],
  ['the service does not list what is spent', 'final', { spendings: {} }],
  ['it is mined', 'mined', { confirmed: true }],
  [
    'it spends an output of another account',
    'different',
    { spent: [mine, { ...mine, to: stranger.address }] },
  ],
  [
    'its change belongs to another account',
    'different',
    { outputs: [paid, { ...change, to: stranger.address }] },
  ],
  ['it pays another amount', 'different', { outputs: [{ ...paid, amount: 60_001n }, change] }],
  [
    'it pays another recipient',
    'different',
    { outputs: [{ ...paid, to: stranger.address }, change] },
  ],
  [
    'it has two change outputs',
    'different',
    { outputs: [paid, ...[1, 2].map(() => ({ to: own, amount: 19_000n }))] },
  ],
])('S-66: a pending transfer is not replaced if %s: %s', async (_, reason, given) => {
  const { replacing, order, sent } = await connect(given)
  const refusal = { code: 'not_replaceable', reason }
  await expect(replacing.getFees(order)).rejects.toMatchObject(refusal)
  const terms = { act: 'cancel', fee: 20_000n } as const
  await expect(replacing.replace(order, terms)).rejects.toMatchObject(refusal)
  expect(sent).toEqual([])
})

test('behavior: a pending cancellation can be cancelled again, but not sped up', async () => {
  const { replacing, order } = await connect({ outputs: [{ to: own, amount: 99_000n }] })
  const cancelled = { ...order, amount: 0n }
  expect(await replacing.getFees(cancelled)).toEqual({ now: 1_000n, cancel: expect.any(BigInt) })
  const foreign = await connect({ outputs: [{ to: stranger.address, amount: 99_000n }] })
  await expect(foreign.replacing.getFees({ ...foreign.order, amount: 0n })).rejects.toMatchObject({
    reason: 'different',
  })
})
