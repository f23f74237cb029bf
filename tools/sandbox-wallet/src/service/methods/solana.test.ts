import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningWallet, startWallet, testAccounts } from '../../testing/startWallet.ts'

const [mira, jonas] = testAccounts
const state: { wallet?: RunningWallet } = {}

beforeAll(async () => {
  state.wallet = await startWallet()
})
afterAll(() => state.wallet?.stop())

async function openPage(personas = 'auto') {
  if (!state.wallet) throw new Error('not started')
  const page = await state.wallet.openPage()
  await state.wallet.control.setPersonas({ instance: page.instance, personas })
  return page
}

const createTransfer = () =>
  new Transaction({
    feePayer: new PublicKey(mira.solana.address),
    recentBlockhash: '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi',
  })
    .add(
      SystemProgram.transfer({
        fromPubkey: new PublicKey(mira.solana.address),
        toPubkey: new PublicKey(jonas.solana.address),
        lamports: 1_000_000,
      }),
    )
    .serialize({ requireAllSignatures: false })
    .toString('base64')

test('connecting gives Solana addresses, in that namespace alone', async () => {
  const page = await openPage()
  expect(await page.request('solana_connect')).toEqual([{ address: mira.solana.address }])
  expect(await page.request('solana_getAccounts')).toEqual([{ pubkey: mira.solana.address }])
  expect(await page.request('eth_accounts')).toEqual([])
  expect(await page.request('bip122_connect')).toHaveLength(2)
})

test('a page is notified when the wallet switches the account or disconnects', async () => {
  const page = await openPage()
  await page.request('solana_connect')
  await state.wallet?.control.selectAccount({
    instance: page.instance,
    address: jonas.solana.address,
  })
  const changed = await page.waitFor(
    (event): event is Extract<typeof event, { type: 'state' }> =>
      event.type === 'state' && event.state.solana.accounts[0] === jonas.solana.address,
  )
  expect(changed.state.solana.accounts).toEqual([jonas.solana.address, mira.solana.address])
  await page.request('solana_disconnect')
  expect(await page.request('solana_getAccounts')).toEqual([])
})

test('solana_signMessage signs the bytes', async () => {
  const page = await openPage()
  await page.request('solana_connect')
  const message = Buffer.from('Hello, Solana')
  const answer = await page.request('solana_signMessage', [
    { message: base58.encode(message), pubkey: mira.solana.address },
  ])
  const { signature } = answer as { signature: string }
  const key = createPublicKey({
    key: Buffer.concat([
      Buffer.from('302a300506032b6570032100', 'hex'),
      base58.decode(mira.solana.address),
    ]),
    format: 'der',
    type: 'spki',
  })
  expect(verify(null, message, key, base58.decode(signature))).toBe(true)
})

test('solana_signTransaction and solana_signAllTransactions sign what the site built', async () => {
  const page = await openPage()
  await page.request('solana_connect')
  const transaction = createTransfer()
  const one = await page.request('solana_signTransaction', [
    { transaction, pubkey: mira.solana.address },
  ])
  const many = await page.request('solana_signAllTransactions', [
    { transactions: [transaction, transaction] },
  ])
  const signed = [
    (one as { transaction: string }).transaction,
    ...(many as { transactions: string[] }).transactions,
  ]
  expect(signed).toHaveLength(3)
  for (const text of signed)
    expect(Transaction.from(Buffer.from(text, 'base64')).verifySignatures()).toBe(true)
})

test.each([
  ['4100', 'an account the site is not connected to', jonas.solana.address, createTransfer()],
  ['-32602', 'bytes that are no transaction', mira.solana.address, 'aGVsbG8='],
])('error %s: %s', async (code, _why, pubkey, transaction) => {
  const page = await openPage()
  await page.request('solana_connect')
  await expect(
    page.request('solana_signTransaction', [{ transaction, pubkey }]),
  ).rejects.toMatchObject({ code: Number(code) })
})

test('error 4901: without a cluster, sends nothing and shows no prompt', async () => {
  const page = await openPage('approves')
  await state.wallet?.control.setPersonas({ instance: page.instance, personas: 'auto' })
  await page.request('solana_connect')
  await expect(
    page.request('solana_signAndSendTransaction', [
      { transaction: createTransfer(), pubkey: mira.solana.address },
    ]),
  ).rejects.toMatchObject({ code: 4901 })
})
