import type { Connector } from '@latchkey/core'
import { bitcoin } from '@latchkey/core/networks'
import { base64, hex } from '@scure/base'
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

const base = 'https://esplora.example'
const server = setupServer()
const unbounded = { signal: undefined }
const keys = createTestKeys()
const { p2wpkh, p2tr } = keys.accounts
const networks = [{ ...bitcoin, rpcUrls: { default: { http: [base] } } }]
const creators = {
  standard: fakeStandardWallet,
  satsConnect: fakeSatsConnectWallet,
  injected: fakeInjectedWallet,
}
const signInputs = [{ address: p2wpkh.address, index: 0 }]

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  server.use(http.get(`${base}/block-height/0`, () => new HttpResponse(null, { status: 404 })))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function toPsbt(...addresses: readonly string[]): string {
  const transaction = new Transaction()
  addresses.forEach((address, index) => {
    const script = parseAddress(address)?.script ?? new Uint8Array()
    transaction.addInput({ txid: 'ab'.repeat(32), index, witnessUtxo: { script, amount: 10_000n } })
  })
  transaction.addOutputAddress(p2tr.address, 9_000n)
  return base64.encode(transaction.toPSBT())
}

async function connectTo({ handle }: FakeWallet) {
  const connector: Connector = {
    provider: handle,
    info: { id: 'test', type: 'ANNOUNCED', name: 'Test', namespace: 'bip122' },
  }
  const wallet = await createAdapter({ networks }).connect(connector, {
    networks,
    silent: false,
    ...unbounded,
  })
  return wallet.features.bitcoin
}

test.each(Object.entries(creators))(
  'K-CHAIN-03: %s: the wallet signs and nothing is sent',
  async (_, create) => {
    const features = await connectTo(create({ keys }))
    const signed = await features?.signPsbt?.(
      { psbt: toPsbt(p2wpkh.address), signInputs },
      unbounded,
    )
    expect(signed?.txid).toBeUndefined()
    const transaction = Transaction.fromPSBT(base64.decode(signed?.psbt ?? ''))
    transaction.finalize()
    expect(transaction.getInput(0).finalScriptWitness).toHaveLength(2)
  },
)

test('parameters: signs inputs of two accounts', async () => {
  const inputs = [...signInputs, { address: p2tr.address, index: 1 }]
  for (const create of [fakeStandardWallet, fakeSatsConnectWallet]) {
    const features = await connectTo(create({ keys }))
    const psbt = toPsbt(p2wpkh.address, p2tr.address)
    const signed = await features?.signPsbt?.({ psbt, signInputs: inputs }, unbounded)
    const transaction = Transaction.fromPSBT(base64.decode(signed?.psbt ?? ''))
    expect(transaction.getInput(0).partialSig).toHaveLength(1)
    expect(transaction.getInput(1).tapKeySig).toBeDefined()
  }
})

test('parameters: passes the sighash type by name in the Wallet Standard, else by number', async () => {
  const inputs = [{ address: p2wpkh.address, index: 0, sighashTypes: [0x81] }]
  const expected = { standard: '"sigHash":"ALL|ANYONECANPAY"', injected: '"sighashTypes":[129]' }
  for (const [style, text] of Object.entries(expected)) {
    const fake = style === 'standard' ? fakeStandardWallet({ keys }) : fakeInjectedWallet({ keys })
    const features = await connectTo(fake)
    await features?.signPsbt?.({ psbt: toPsbt(p2wpkh.address), signInputs: inputs }, unbounded)
    const { parameters } = fake.requests.at(-1) ?? {}
    expect(JSON.stringify(parameters)).toContain(text)
  }
})

test('parameters: broadcast: the wallet sends if it can', async () => {
  const features = await connectTo(fakeInjectedWallet({ keys }))
  const request = { psbt: toPsbt(p2wpkh.address), signInputs, broadcast: true }
  expect((await features?.signPsbt?.(request, unbounded))?.txid).toBe(transferId)
})

test('parameters: broadcast: the kit sends if the wallet returns no id', async () => {
  let sent = ''
  server.use(
    http.post(`${base}/tx`, async ({ request }) => {
      sent = await request.text()
      return HttpResponse.text('ok')
    }),
  )
  const features = await connectTo(fakeStandardWallet({ keys }))
  const request = { psbt: toPsbt(p2wpkh.address), signInputs, broadcast: true }
  const signed = await features?.signPsbt?.(request, unbounded)
  expect(Transaction.fromRaw(hex.decode(sent)).id).toBe(signed?.txid)
})

test('K-CHAIN-03: a returned id counts as sent, whatever else the answer contains', async () => {
  const given = toPsbt(p2wpkh.address)
  const sent = 'AB'.repeat(32)
  for (const psbt of [undefined, null, '', '02000000', toPsbt(p2tr.address)]) {
    const answers = { signPsbt: () => ({ psbt, txid: sent }) }
    const features = await connectTo(fakeSatsConnectWallet({ keys, answers }))
    const request = { psbt: given, signInputs, broadcast: true }
    const signed = await features?.signPsbt?.(request, unbounded)
    expect(signed).toEqual({ psbt: given, txid: sent.toLowerCase() })
  }
})

test('error: without `broadcast` an id does not replace the signatures', async () => {
  const answers = { signPsbt: () => ({ psbt: null, txid: 'ab'.repeat(32) }) }
  const features = await connectTo(fakeSatsConnectWallet({ keys, answers }))
  const signing = features?.signPsbt?.({ psbt: toPsbt(p2wpkh.address), signInputs }, unbounded)
  await expect(signing).rejects.toMatchObject({ code: 'sign_transaction_failed' })
})

test('error: refuses an invalid PSBT without a request to the wallet', async () => {
  const fake = fakeSatsConnectWallet({ keys })
  const features = await connectTo(fake)
  for (const psbt of ['', 'AAAA', 'nonsense!']) {
    const signing = features?.signPsbt?.({ psbt, signInputs }, unbounded)
    await expect(signing).rejects.toMatchObject({ code: 'transaction_invalid' })
  }
  expect(fake.requests.map(({ method }) => method)).not.toContain('signPsbt')
})

test('S-62: refuses an answer with a different transaction', async () => {
  const answers = { signPsbt: () => ({ psbt: toPsbt(p2tr.address) }) }
  const features = await connectTo(fakeSatsConnectWallet({ keys, answers }))
  const signing = features?.signPsbt?.({ psbt: toPsbt(p2wpkh.address), signInputs }, unbounded)
  await expect(signing).rejects.toMatchObject({ code: 'sign_transaction_failed' })
})
