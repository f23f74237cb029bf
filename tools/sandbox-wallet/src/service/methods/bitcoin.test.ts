import * as ecc from '@bitcoinerlab/secp256k1'
import { address, initEccLib, Psbt } from 'bitcoinjs-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningWallet, startWallet, testAccounts } from '../../testing/startWallet.ts'

initEccLib(ecc)

const [mira, jonas] = testAccounts
const [payment, ordinal] = mira.bitcoin
const state: { wallet?: RunningWallet } = {}

beforeAll(async () => {
  state.wallet = await startWallet()
})
afterAll(() => state.wallet?.stop())

async function openConnectedPage() {
  if (!state.wallet) throw new Error('not started')
  const page = await state.wallet.openPage()
  await state.wallet.control.setPersonas({ instance: page.instance, personas: 'auto' })
  await page.request('bip122_connect')
  return page
}

test('an account has its payment address at index 0, its ordinal address at index 1', async () => {
  const page = await openConnectedPage()
  const addresses = await page.request('getAccountAddresses')
  expect(addresses).toMatchObject([
    { address: payment.address, intention: 'payment' },
    { address: ordinal.address, intention: 'ordinal' },
  ])
  expect(
    await page.request('getAccountAddresses', [
      { account: payment.address, intentions: ['ordinal'] },
    ]),
  ).toMatchObject([{ address: ordinal.address }])
  expect(JSON.stringify(addresses)).not.toContain(payment.privateKey.slice(2))
})

test('signMessage: BIP-137 for payments, BIP-322 for ordinals, as hex', async () => {
  const page = await openConnectedPage()
  const sign = (fields: object) => page.request('signMessage', [{ message: 'Hello', ...fields }])
  expect(await sign({ account: payment.address })).toMatchObject({
    address: payment.address,
    signature: expect.stringMatching(/^[0-9a-f]{130}$/),
    messageHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(await sign({ account: payment.address, address: ordinal.address })).toMatchObject({
    address: ordinal.address,
    signature: expect.stringMatching(/^0140[0-9a-f]{128}$/),
  })
  await expect(sign({ address: ordinal.address, protocol: 'ecdsa' })).rejects.toMatchObject({
    code: -32602,
  })
})

const createPsbt = () => {
  const psbt = new Psbt()
  psbt.addInput({
    hash: '11'.repeat(32),
    index: 0,
    witnessUtxo: { script: address.toOutputScript(payment.address), value: 10_000n },
  })
  psbt.addOutput({ address: jonas.bitcoin[0].address, value: 9_000n })
  return psbt.toBase64()
}

test('signPsbt signs the named input', async () => {
  const page = await openConnectedPage()
  const answer = await page.request('signPsbt', [
    { psbt: createPsbt(), signInputs: [{ address: payment.address, index: 0 }] },
  ])
  const signed = Psbt.fromBase64((answer as { psbt: string }).psbt)
  expect(
    signed.validateSignaturesOfAllInputs((key, hash, signature) =>
      ecc.verify(hash, key, signature),
    ),
  ).toBe(true)
})

test('the prompt shows what a PSBT spends and pays', async () => {
  const page = await openConnectedPage()
  await state.wallet?.control.setPersonas({ instance: page.instance, personas: 'approves' })
  await page.call('signPsbt', [
    { psbt: createPsbt(), signInputs: [{ address: payment.address, index: 0 }] },
  ])
  const [request] = (await state.wallet?.control.getPending({ instance: page.instance })) ?? []
  expect(request?.prompt).toMatchObject({
    kind: 'sign-psbt',
    spends: [{ address: payment.address, amount: '10000' }],
    outputs: [{ address: jonas.bitcoin[0].address, amount: '9000' }],
  })
})

test.each([
  ['an address the site is not connected to', jonas.bitcoin[0].address, 0, 4100],
  ['an input that is not there', payment.address, 5, -32602],
])('error: %s', async (_why, from, index, code) => {
  const page = await openConnectedPage()
  const signInputs = [{ address: from, index }]
  await expect(
    page.request('signPsbt', [{ psbt: createPsbt(), signInputs }]),
  ).rejects.toMatchObject({ code })
})
