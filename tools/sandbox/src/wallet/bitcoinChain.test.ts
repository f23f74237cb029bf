import { randomUUID } from 'node:crypto'
import { type RunningWallet, startWallet, testAccounts } from '@latchkey/sandbox-wallet/testing'
import { Psbt } from 'bitcoinjs-lib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bitcoinAccounts } from '../bitcoin/testing/createWorld.ts'
import { listCoins, requireScript } from '../bitcoin/testing/spend.ts'
import { startBitcoin, type TestBitcoin } from '../bitcoin/testing/startBitcoin.ts'
import { inscribe } from '../bitcoin/treasury/inscribe.ts'
import { pay } from '../bitcoin/treasury/pay.ts'

const [mira, jonas] = testAccounts
const [payment, ordinal] = mira.bitcoin
const recipientAddress = jonas.bitcoin[0].address
const world: { bitcoin?: TestBitcoin; wallet?: RunningWallet } = {}

beforeEach(async () => {
  world.bitcoin = await startBitcoin()
  world.wallet = await startWallet({ otherNetworks: [world.bitcoin.network] })
})
afterEach(async () => {
  await world.wallet?.stop()
  await world.bitcoin?.stop()
})

async function open() {
  const { wallet, bitcoin } = world
  if (!wallet || !bitcoin) throw new Error('not started')
  const instance = randomUUID()
  await wallet.control.setPersonas({ instance, personas: 'auto' })
  const page = await wallet.openPage(instance)
  await page.request('bip122_connect')
  /** Sends a request to the wallet and returns the content of its approval page. */
  const ask = async (method: string, params: object) => {
    await wallet.control.setPersonas({ instance, personas: 'approves' })
    await page.call(method, [params])
    const [request] = await wallet.control.getPending({ instance })
    return request?.prompt
  }
  return { page, ask, control: wallet.control, node: bitcoin.node }
}

type World = Awaited<ReturnType<typeof open>>

const listOwn = ({ node }: Pick<World, 'node'>, address: string) => {
  const account = bitcoinAccounts.find((known) => known.address === address)
  return account ? listCoins(node, account) : []
}

const inscribedIds = ({ node }: World, address: string) => {
  const outpoints = listOwn({ node }, address).map(([outpoint]) => outpoint)
  return [...node.getInscriptions().values()].filter(
    ({ outpoint }) => outpoint && outpoints.includes(outpoint),
  )
}

test('sendTransfer: shows amount and fee, sends them, in one of the next blocks', async () => {
  const world = await open()
  const { page, ask, node, control } = world
  const transfer = { account: payment.address, recipientAddress, amount: '60000' }
  const prompt = await ask('sendTransfer', transfer)
  expect(prompt).toMatchObject({ kind: 'send-bitcoin', from: payment.address, amount: '60000' })
  expect(prompt).not.toHaveProperty('inscriptions')
  const outcome = await control.answer({ instance: page.instance, approve: true })
  const { txid } = (outcome as { result: { txid: string } }).result
  const sent = node.getTransaction(txid)
  expect(sent?.fee.toString()).toBe(prompt && 'fee' in prompt ? prompt.fee : '')
  expect(sent?.transaction.outs[0]).toMatchObject({ value: 60_000n })
})

test('sendTransfer: leaves outputs that carry inscriptions alone', async () => {
  const world = await open()
  const { page, node } = world
  const before = inscribedIds(world, ordinal.address)
  expect(before).toHaveLength(2)
  const transfer = { account: ordinal.address, recipientAddress, amount: '1500000' }
  await page.request('sendTransfer', [transfer])
  node.mine()
  expect(inscribedIds(world, ordinal.address)).toEqual(before)
})

test('sendTransfer: reports that only outputs with inscriptions are left', async () => {
  const world = await open()
  const transfer = { account: ordinal.address, recipientAddress, amount: '2000000' }
  const prompt = await world.ask('sendTransfer', transfer)
  expect(prompt).toMatchObject({ kind: 'send-bitcoin', inscriptions: expect.any(Array) })
})

test('sendTransfer: the prompt warns of a missing balance', async () => {
  const { ask } = await open()
  const transfer = { account: payment.address, recipientAddress, amount: '990000000' }
  expect(await ask('sendTransfer', transfer)).toMatchObject({
    warning: 'The address does not have enough coins for amount and fee.',
  })
})

/**
 * Creates a PSBT (partially signed Bitcoin transaction) that spends an output with an inscription.
 */
function createInscribedPsbt(world: World): string {
  const ids = inscribedIds(world, ordinal.address).map(({ outpoint }) => outpoint)
  const coin = listOwn(world, ordinal.address).find(
    ([outpoint, { value }]) => ids.includes(outpoint) && value === 10_000n,
  )
  if (!coin) throw new Error('no inscription')
  const [outpoint, { value, script }] = coin
  const [hash = '', index] = outpoint.split(':')
  return new Psbt()
    .addInput({ hash, index: Number(index), witnessUtxo: { value, script } })
    .addOutput({ script: requireScript(recipientAddress), value: 9_000n })
    .toBase64()
}

test('signPsbt: marks the input that carries an inscription, which moves as the PSBT says', async () => {
  const world = await open()
  const { ask, control, page, node } = world
  const psbt = createInscribedPsbt(world)
  const signInputs = [{ address: ordinal.address, index: 0 }]
  const prompt = await ask('signPsbt', { psbt, signInputs, broadcast: true })
  if (prompt?.kind !== 'sign-psbt') throw new Error('it asks for something else')
  const { inscriptions } = prompt.spends[0] ?? {}
  expect(inscriptions).toHaveLength(1)
  const outcome = await control.answer({ instance: page.instance, approve: true })
  const { txid } = (outcome as { result: { txid: string } }).result
  expect(node.getInscriptions().get(inscriptions?.[0] ?? '')?.outpoint).toBe(`${txid}:0`)
})

test('signPsbt: without a list, signs only the wallet’s own inputs', async () => {
  const world = await open()
  const { node, ask } = world
  const foreign = listOwn(world, recipientAddress)[0]
  const own = listOwn(world, payment.address)[0]
  const psbt = new Psbt()
  for (const coin of [foreign, own]) {
    if (!coin) throw new Error('no coins')
    const [hash = '', index] = coin[0].split(':')
    const { value, script } = coin[1]
    psbt.addInput({ hash, index: Number(index), witnessUtxo: { value, script } })
  }
  psbt.addOutput({ script: requireScript(recipientAddress), value: 1_000n })
  expect(await ask('signPsbt', { psbt: psbt.toBase64() })).toMatchObject({
    inputs: [{ address: payment.address, index: 1 }],
  })
  expect(node.getMempool().list()).toEqual([])
})

test('error: a foreign PSBT, and a PSBT that is pushed with a missing signature', async () => {
  const world = await open()
  const foreign = listOwn(world, recipientAddress)[0]
  if (!foreign) throw new Error('no coins')
  const [hash = '', index] = foreign[0].split(':')
  const psbt = new Psbt()
    .addInput({ hash, index: Number(index), witnessUtxo: foreign[1] })
    .addOutput({ script: requireScript(recipientAddress), value: 1_000n })
    .toBase64()
  await expect(world.page.request('signPsbt', [{ psbt }])).rejects.toMatchObject({
    code: -32602,
    message: 'No input of the PSBT is the wallet’s.',
  })
  await expect(world.page.request('bip122_pushPsbt', [{ psbt }])).rejects.toMatchObject({
    code: -32602,
    message: 'Input 0 is missing a signature.',
  })
})

test('error: a rejection by the network shows its message', async () => {
  const { page } = await open()
  const transfer = { account: payment.address, recipientAddress, amount: '10' }
  await expect(page.request('sendTransfer', [transfer])).rejects.toMatchObject({
    message: expect.stringContaining('dust'),
  })
})

test('the balance includes pending transactions', async () => {
  const { page, node } = await open()
  pay(node, [{ script: requireScript(payment.address), amount: 5_000n }])
  inscribe(node, { script: requireScript(payment.address), text: 'Hi', postage: 546n })
  expect(await page.request('bip122_getBalance')).toEqual({
    confirmed: 200_000_000,
    unconfirmed: 5_546,
    total: 200_005_546,
  })
})
