import type { Connector } from '@latchkey/core'
import { bitcoin } from '@latchkey/core/networks'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { parseAddress } from '../address/parseAddress.ts'
import { createTestKeys } from '../testing/createTestKeys.ts'
import { type FakeWallet, transferId } from '../testing/FakeWallet.ts'
import { fakeInjectedWallet } from '../testing/fakeInjectedWallet.ts'
import { fakeSatsConnectWallet } from '../testing/fakeSatsConnectWallet.ts'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { walletError } from '../testing/walletError.ts'

const base = 'https://esplora.example/api'
const server = setupServer()
const unbounded = { signal: undefined }
const keys = createTestKeys()
const { p2wpkh, p2tr } = keys.accounts
const recipient = createTestKeys(2).accounts.p2tr.address
const networks = [{ ...bitcoin, rpcUrls: { default: { http: [base] } } }]

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  server.use(http.get(`${base}/block-height/0`, () => new HttpResponse(null, { status: 404 })))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Creates the previous transaction of coins: one output per amount, all to one address. */
function createSource(address: string, amounts: readonly bigint[]): Transaction {
  const source = new Transaction({ allowUnknownInputs: true })
  const script = parseAddress(address)?.script ?? new Uint8Array()
  for (const amount of amounts) source.addOutput({ script, amount })
  source.addInput({ txid: 'cd'.repeat(32), index: 0, finalScriptSig: new Uint8Array([0x51]) })
  return source
}

type World = { readonly sent: string[]; readonly asked: string[] }

/** Serves an Esplora service with one account that has outputs of these amounts. */
function serve(address: string, amounts: readonly bigint[], refusal?: string): World {
  const sent: string[] = []
  const asked: string[] = []
  const source = createSource(address, amounts)
  const rows = amounts.map((amount, vout) => ({
    txid: source.id,
    vout,
    value: Number(amount),
    status: { confirmed: true },
  }))
  server.use(
    http.get(`${base}/address/:address/utxo`, ({ params }) => {
      asked.push(String(params['address']))
      return HttpResponse.json(params['address'] === address ? rows : [])
    }),
    http.get(`${base}/fee-estimates`, () => HttpResponse.json({ 3: 2 })),
    http.get(`${base}/tx/${source.id}/hex`, () => HttpResponse.text(source.hex)),
    http.post(`${base}/tx`, async ({ request }) => {
      const text = await request.text()
      if (refusal !== undefined) return HttpResponse.text(refusal, { status: 400 })
      sent.push(text)
      return HttpResponse.text(Transaction.fromRaw(hex.decode(text)).id)
    }),
  )
  return { sent, asked }
}

function connectTo({ handle }: FakeWallet) {
  const connector: Connector = {
    provider: handle,
    info: { id: 'test', type: 'ANNOUNCED', name: 'Test', namespace: 'bip122' },
  }
  return createAdapter({ networks }).connect(connector, { networks, silent: false, ...unbounded })
}

/** Creates a wallet that signs PSBTs and cannot send. */
const signer = (own = keys) => fakeStandardWallet({ keys: own, without: ['bitcoin:sendTransfer'] })

async function send(fake: FakeWallet, amount: bigint, from?: string, to = recipient) {
  const { features } = await connectTo(fake)
  const request = { recipient: to, amount, ...(from !== undefined && { from }) }
  return features.bitcoin?.sendTransfer(request, unbounded)
}

function readSent({ sent }: World) {
  const transaction = Transaction.fromRaw(hex.decode(sent[0] ?? ''))
  const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => [
    transaction.getOutputAddress(index),
    transaction.getOutput(index).amount,
  ])
  return { transaction, outputs }
}

test("K-CHAIN-03: uses the wallet's own transfer if the wallet can send", async () => {
  for (const create of [fakeStandardWallet, fakeSatsConnectWallet, fakeInjectedWallet]) {
    const fake = create({ keys })
    expect(await send(fake, 60_000n)).toBe(transferId)
    const asked = JSON.stringify(fake.requests.at(-1)?.parameters)
    expect(asked).not.toContain('feeRate')
    expect(asked).toContain(recipient)
    expect(asked).toContain('60000')
  }
})

test.each(['p2pkh', 'p2sh', 'p2wpkh'] as const)(
  'K-CHAIN-03: %s: otherwise builds the transaction, has the wallet sign it and sends it',
  async (kind) => {
    const account = keys.accounts[kind]
    const world = serve(account.address, [90_000n, 20_000n])
    const txid = await send(
      signer({ ...keys, accounts: { ...keys.accounts, p2wpkh: account } }),
      60_000n,
    )
    const { transaction, outputs } = readSent(world)
    expect(txid).toBe(transaction.id)
    expect(transaction.inputsLength).toBe(1)
    const [first, change] = outputs
    expect(first).toEqual([recipient, 60_000n])
    expect(change?.[0]).toBe(account.address)
    const fee = 90_000 - 60_000 - Number(change?.[1])
    expect(fee / transaction.vsize).toBeGreaterThanOrEqual(2)
    expect(fee / transaction.vsize).toBeLessThan(2.1)
  },
)

test.each([
  ['p2sh', true],
  ['p2wpkh', true],
  ['p2tr', false],
] as const)('K-WORLD-24a: the PSBT of %s has the previous transaction: %s', async (kind, has) => {
  const account = keys.accounts[kind]
  serve(account.address, [90_000n])
  let psbt = new Uint8Array()
  const fake = fakeStandardWallet({
    keys: { ...keys, accounts: { ...keys.accounts, p2wpkh: account } },
    without: ['bitcoin:sendTransfer'],
    answers: {
      'bitcoin:signTransaction': (inputs) => {
        psbt = Array.isArray(inputs) ? inputs[0].psbt : psbt
        throw walletError(4001, 'No')
      },
    },
  })
  await expect(send(fake, 60_000n, account.address)).rejects.toMatchObject({
    code: 'connection_rejected',
  })
  const input = Transaction.fromPSBT(psbt).getInput(0)
  expect([input.nonWitnessUtxo !== undefined, input.witnessUtxo?.amount]).toEqual([has, 90_000n])
})

test('S-66: a forged previous transaction of a segwit account is refused', async () => {
  serve(p2wpkh.address, [90_000n])
  const forged = createSource(p2wpkh.address, [50_000n]).hex
  server.use(http.get(`${base}/tx/:txid/hex`, () => HttpResponse.text(forged)))
  await expect(send(signer(), 60_000n)).rejects.toMatchObject({ code: 'transaction_invalid' })
})

test('K-WORLD-24b: outputs with the usual postage are spent only when the user says so', async () => {
  const world = serve(p2tr.address, [10_000n, 9_000n, 50_000n])
  const { features } = await connectTo(signer())
  const request = { recipient, amount: 52_000n, from: p2tr.address }
  const sending = features.bitcoin?.sendTransfer(request)
  await expect(sending).rejects.toMatchObject({ code: 'insufficient_funds', available: 50_000n })
  expect(world.sent).toEqual([])
  await features.bitcoin?.sendTransfer({ ...request, spendsInscriptions: true })
  expect(readSent(world).transaction.inputsLength).toBe(2)
})

test('behavior: never reads the ordinal account unless the caller names it', async () => {
  const world = serve(p2tr.address, [90_000n])
  await expect(send(signer(), 60_000n)).rejects.toMatchObject({
    name: 'InsufficientFundsError',
    code: 'insufficient_funds',
    available: 0n,
  })
  expect(world.asked).toEqual([p2wpkh.address])
})

test('parameters: spends the named ordinal account, except coins that may carry inscriptions', async () => {
  for (const fake of [signer(), fakeSatsConnectWallet({ keys })]) {
    const world = serve(p2tr.address, [546n, 330n, 90_000n])
    await send(fake, 60_000n, p2tr.address)
    const { transaction, outputs } = readSent(world)
    expect(transaction.inputsLength).toBe(1)
    expect(transaction.getInput(0).index).toBe(2)
    expect(outputs[1]?.[0]).toBe(p2tr.address)
  }
})

test('behavior: never spends inscriptions in the payment account', async () => {
  serve(p2wpkh.address, [546n, 546n, 50_000n])
  await expect(send(signer(), 50_500n)).rejects.toMatchObject({
    available: 50_000n,
    amount: 50_500n,
  })
})

test('error: refuses a recipient of another network, a wrong checksum and too small an amount', async () => {
  const bad = [
    [recipient, 545n],
    [recipient, 0n],
    [recipient, 2_100_000_000_000_001n],
    [recipient, -60_000n],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 60_000n],
    [recipient.replace(/.$/, 'x'), 60_000n],
  ] as const
  for (const [to, amount] of bad) {
    const fake = fakeInjectedWallet({ keys })
    await expect(send(fake, amount, undefined, to)).rejects.toMatchObject({
      code: 'transaction_invalid',
    })
    expect(fake.requests.map(({ method }) => method)).not.toContain('sendBitcoin')
  }
})

test('error: failures and invalid answers of a sending wallet become errors of the kit', async () => {
  const cases = [
    [walletError(-32_603, 'Insufficient balance'), 'insufficient_funds'],
    [walletError(-32_603, 'Out of order'), 'sign_transaction_failed'],
    [walletError(4001, 'No'), 'connection_rejected'],
  ] as const
  for (const [thrown, code] of cases) {
    const sendBitcoin = () => {
      throw thrown
    }
    const fake = fakeInjectedWallet({ keys, answers: { sendBitcoin } })
    await expect(send(fake, 60_000n)).rejects.toMatchObject({ code })
  }
  for (const answer of [undefined, 'done', 7, {}]) {
    const fake = fakeInjectedWallet({ keys, answers: { sendBitcoin: () => answer } })
    await expect(send(fake, 60_000n)).rejects.toMatchObject({ code: 'maybe_sent' })
  }
  const wrapped = fakeInjectedWallet({
    keys,
    answers: { sendBitcoin: () => ({ txid: transferId }) },
  })
  expect(await send(wrapped, 60_000n)).toBe(transferId)
})

test('S-63: an invalid previous transaction from the service is rejected', async () => {
  const account = keys.accounts.p2pkh
  serve(account.address, [90_000n])
  server.use(http.get(`${base}/tx/:txid/hex`, () => HttpResponse.text('<html>')))
  const sending = send(
    signer({ ...keys, accounts: { ...keys.accounts, p2wpkh: account } }),
    60_000n,
  )
  await expect(sending).rejects.toMatchObject({ code: 'transaction_invalid' })
})

test('S-62: refuses a different signed transaction and sends nothing', async () => {
  const world = serve(p2wpkh.address, [90_000n])
  const other = new Transaction()
  const script = parseAddress(p2wpkh.address)?.script ?? new Uint8Array()
  other.addInput({ txid: 'ef'.repeat(32), index: 0, witnessUtxo: { script, amount: 90_000n } })
  other.addOutput({ script, amount: 89_000n })
  const answers: readonly unknown[] = [
    other.toPSBT(),
    undefined,
    null,
    'nonsense',
    new Uint8Array(4),
    {},
  ]
  for (const signedPsbt of answers) {
    const fake = fakeStandardWallet({
      keys,
      without: ['bitcoin:sendTransfer'],
      answers: { 'bitcoin:signTransaction': () => [{ signedPsbt }] },
    })
    await expect(send(fake, 60_000n)).rejects.toMatchObject({ code: 'sign_transaction_failed' })
  }
  expect(world.sent).toEqual([])
})

test('error: sends nothing while a signature is missing', async () => {
  const world = serve(p2wpkh.address, [90_000n])
  const echo = (inputs: unknown) => [
    { signedPsbt: Array.isArray(inputs) ? inputs[0].psbt : undefined },
  ]
  const fake = fakeStandardWallet({
    keys,
    without: ['bitcoin:sendTransfer'],
    answers: { 'bitcoin:signTransaction': echo },
  })
  await expect(send(fake, 60_000n)).rejects.toMatchObject({ code: 'sign_transaction_failed' })
  expect(world.sent).toEqual([])
})

test("error: a refusal of the network has the node's bounded reason", async () => {
  serve(p2wpkh.address, [90_000n], `min relay fee not met ${'x'.repeat(999)}`)
  const error: unknown = await send(signer(), 60_000n).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    code: 'transaction_refused',
    shortMessage: 'The network rejected the transaction',
  })
  expect(error).toHaveProperty('reason', expect.stringMatching(/^min relay fee not met x{234}$/))
})

test('behavior: a transaction that the network already has counts as sent', async () => {
  serve(p2wpkh.address, [90_000n], 'Transaction already in block chain')
  expect(await send(signer(), 60_000n)).toMatch(/^[0-9a-f]{64}$/)
})

test('K-CHAIN-06: a refusal to sign becomes the rejected error', async () => {
  const world = serve(p2wpkh.address, [90_000n])
  const fake = fakeStandardWallet({
    keys,
    without: ['bitcoin:sendTransfer'],
    answers: {
      'bitcoin:signTransaction': () => {
        throw walletError(4001, 'No')
      },
    },
  })
  await expect(send(fake, 60_000n)).rejects.toMatchObject({ code: 'connection_rejected' })
  expect(world.sent).toEqual([])
})

test.each([
  ['amount', [50_000n]],
  ['id', [90_000n, 1_000n]],
] as const)(
  'S-63, S-66: refuses a previous transaction of another %s from the service',
  async (_, amounts) => {
    const account = keys.accounts.p2pkh
    serve(account.address, [90_000n])
    const forged = createSource(account.address, amounts).hex
    server.use(http.get(`${base}/tx/:txid/hex`, () => HttpResponse.text(forged)))
    const sending = send(
      signer({ ...keys, accounts: { ...keys.accounts, p2wpkh: account } }),
      60_000n,
    )
    await expect(sending).rejects.toMatchObject({ code: 'transaction_invalid' })
  },
)

test('error: a wallet that can neither send nor sign PSBTs fails as unsupported', async () => {
  const fake = fakeStandardWallet({
    keys,
    without: ['bitcoin:sendTransfer', 'bitcoin:signTransaction'],
  })
  await expect(send(fake, 60_000n)).rejects.toMatchObject({ code: 'feature_not_supported' })
  expect((await connectTo(fake)).features.bitcoin?.signPsbt).toBeUndefined()
})
