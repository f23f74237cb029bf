import { randomUUID } from 'node:crypto'
import { createAdapter } from '@latchkey/adapter-bip122'
import { isSignedByAddress } from '@latchkey/adapter-bip122/verify'
import type { Network, ReplacementAct, SentOrder, Wallet } from '@latchkey/core'
import { bitcoin } from '@latchkey/core/networks'
import {
  createBitcoinWallets,
  type RunningWallet,
  startWallet,
  testAccounts,
} from '@latchkey/sandbox-wallet/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BitcoinNode } from '../bitcoin/createBitcoinNode.ts'
import { toAddress } from '../bitcoin/rules/scripts.ts'
import { startBitcoin, type TestBitcoin } from '../bitcoin/testing/startBitcoin.ts'

const [mira, jonas] = testAccounts
const [payment, ordinal] = mira.bitcoin
const recipient = jonas.bitcoin[0].address
const unbounded = { signal: undefined }
const world: { bitcoin?: TestBitcoin; wallet?: RunningWallet } = {}

beforeEach(async () => {
  world.bitcoin = await startBitcoin()
  world.wallet = await startWallet({ otherNetworks: [world.bitcoin.network] })
})
afterEach(async () => {
  await world.wallet?.stop()
  await world.bitcoin?.stop()
})

type Style = 'standard' | 'satsConnect' | 'injected'

/**
 * Opens a page with the wallet's Bitcoin provider in one of its API styles. The wallet's service
 * and the chain are real.
 */
async function open(style: Style, lacks: readonly string[] = []) {
  const { wallet, bitcoin: chain } = world
  if (!wallet || !chain) throw new Error('not started')
  const instance = randomUUID()
  await wallet.control.setPersonas({ instance, personas: 'auto' })
  const targets = await createBitcoinWallets(await wallet.openPage(instance), lacks)
  const network: Network = { ...bitcoin, rpcUrls: { default: { http: [chain.network.url] } } }
  const networks = [network]
  const adapter = createAdapter({ networks })
  const info = { id: 'test', type: 'ANNOUNCED', name: 'Test', namespace: 'bip122' } as const
  const provider = { style, target: targets[style] }
  const connect = (silent: boolean) =>
    adapter.connect({ info, provider }, { networks, silent, ...unbounded })
  return { adapter, connect, network, node: chain.node }
}

const listAddresses = async (wallet: Wallet) =>
  (await wallet.getAccounts(unbounded)).map(({ address, type }) => [address, type])

const whereInscriptionsAre = (node: BitcoinNode) =>
  [...node.getInscriptions().values()].map(({ id, outpoint }) => [id, outpoint])

function readOutputs(node: BitcoinNode, txid = '') {
  const outputs = node.getTransaction(txid)?.transaction.outs ?? []
  return outputs.map(({ script, value }) => [toAddress(script), value])
}

/** Returns the addresses whose outputs a Bitcoin transaction spends. */
function readPayers(node: BitcoinNode, txid = '') {
  const inputs = node.getTransaction(txid)?.transaction.ins ?? []
  return inputs.map(({ hash, index }) => {
    const source = node.getTransaction(Buffer.from(hash).reverse().toString('hex'))
    const output = source?.transaction.outs[index]
    return output && toAddress(output.script)
  })
}

const styles: readonly Style[] = ['standard', 'satsConnect', 'injected']

test.each(styles)('%s: connects, restores silently, signs what verifies, ends', async (style) => {
  const { connect } = await open(style)
  await expect(connect(true)).rejects.toMatchObject({ code: 'connector_not_connected' })
  const wallet = await connect(false)
  const accounts = [
    [payment.address, 'payment'],
    [ordinal.address, 'ordinal'],
  ].slice(0, style === 'injected' ? 1 : 2)
  expect(await listAddresses(wallet)).toEqual(accounts)
  expect(await listAddresses(await connect(true))).toEqual(accounts)
  expect(await wallet.getNetworkId(unbounded)).toBe(bitcoin.caipNetworkId)
  for (const [address = ''] of accounts) {
    const message = 'Grüezi'
    const signature = await wallet.features.bitcoin?.signMessage({ message, address }, unbounded)
    const { caipNetworkId } = bitcoin
    const signed = { address, caipNetworkId, message, signature: signature ?? '' }
    expect(isSignedByAddress(signed)).toBe(true)
  }
  await wallet.disconnect()
  await expect(connect(true)).rejects.toMatchObject({ code: 'connector_not_connected' })
})

test.each(styles)(
  'K-SEND-06: %s: a transfer of the wallet arrives, inscriptions stay',
  async (style) => {
    const { connect, node, adapter, network } = await open(style)
    const wallet = await connect(false)
    const before = whereInscriptionsAre(node)
    const balance = await adapter.getBalance({ address: recipient, network, ...unbounded })
    const txid = await wallet.features.bitcoin?.sendTransfer(
      { recipient, amount: 70_000n },
      unbounded,
    )
    node.mine()
    expect(readOutputs(node, txid)).toContainEqual([recipient, 70_000n])
    expect(whereInscriptionsAre(node)).toEqual(before)
    const after = await adapter.getBalance({ address: recipient, network, ...unbounded })
    expect(after.amount - balance.amount).toBe(70_000n)
  },
)

test('K-CHAIN-03: the network accepts the adapter’s transfer, which spends payment outputs only', async () => {
  const { connect, node } = await open('standard', ['bitcoin:sendTransfer'])
  const wallet = await connect(false)
  const before = whereInscriptionsAre(node)
  // The amount exceeds the largest output, so the transfer has to spend two.
  const amount = 170_000_000n
  const txid = await wallet.features.bitcoin?.sendTransfer({ recipient, amount }, unbounded)
  expect(node.getTransaction(txid ?? '')?.height).toBeUndefined()
  node.mine()
  expect(node.getTransaction(txid ?? '')?.height).toBe(node.getLedger().getTip().height)
  const [first, change] = readOutputs(node, txid)
  expect(first).toEqual([recipient, amount])
  expect(change?.[0]).toBe(payment.address)
  expect(readPayers(node, txid)).toEqual([payment.address, payment.address])
  expect(whereInscriptionsAre(node)).toEqual(before)
})

test('K-CHAIN-03: from the ordinal account only when it is named, and past its inscriptions', async () => {
  for (const style of ['standard', 'satsConnect'] as const) {
    const { connect, node } = await open(style, ['bitcoin:sendTransfer'])
    const wallet = await connect(false)
    const before = whereInscriptionsAre(node)
    const request = { recipient, amount: 600_000n, from: ordinal.address }
    const txid = await wallet.features.bitcoin?.sendTransfer(request, unbounded)
    node.mine()
    expect(readPayers(node, txid)).toEqual([ordinal.address])
    expect(readOutputs(node, txid)[0]).toEqual([recipient, 600_000n])
    expect(whereInscriptionsAre(node)).toEqual(before)
  }
})

test('error: an amount above the balance fails without a wallet prompt', async () => {
  const { connect } = await open('standard', ['bitcoin:sendTransfer'])
  const wallet = await connect(false)
  const request = { recipient, amount: 200_000_000n }
  await expect(wallet.features.bitcoin?.sendTransfer(request, unbounded)).rejects.toMatchObject({
    code: 'insufficient_funds',
    available: 200_000_000n,
  })
})

/** Sends a transfer whose fee is too low for any block, so that it stays pending. */
async function sendStuck(amount: bigint, lacks: readonly string[] = ['bitcoin:sendTransfer']) {
  const { connect, node, network } = await open('standard', lacks)
  const { send, replacing } = (await connect(false)).features
  if (!send || !replacing) throw new Error('A wallet that signs replaces what it has sent.')
  const { caipNetworkId } = network
  const id = await send.send({ caipNetworkId, to: recipient, amount }, { speed: 'slow' })
  const sent: SentOrder = { caipNetworkId, to: recipient, amount, id, from: payment.address }
  return { node, send, sent, replacing }
}
type Stuck = Awaited<ReturnType<typeof sendStuck>>

async function replace({ replacing, sent }: Stuck, act: ReplacementAct, id = sent.id) {
  const { [act]: fee = 0n, now } = await replacing.getFees({ ...sent, id })
  expect(fee).toBeGreaterThan(now)
  return { fee, id: await replacing.replace({ ...sent, id }, { act, fee }) }
}

const readFee = (node: BitcoinNode, txid: string) => node.getTransaction(txid)?.fee

test('behavior: a transaction that the wallet marks as final is not replaced', async () => {
  const { sent, replacing } = await sendStuck(90_000n, [])
  await expect(replacing.getFees(sent)).rejects.toMatchObject({ reason: 'final' })
})

test('behavior: a stuck transaction is sped up for the shown fee, and arrives once', async () => {
  const stuck = await sendStuck(90_000n)
  const { node, send, sent } = stuck
  const { fee, id } = await replace(stuck, 'speedUp')
  expect(node.getTransaction(sent.id)).toBeUndefined()
  expect(readFee(node, id)).toBe(fee)
  node.mine()
  expect(readOutputs(node, id)[0]).toEqual([recipient, 90_000n])
  await send.waitFor({ ...sent, id })
})

test('behavior: a cancelled send returns in full minus the fee, also after a speed-up', async () => {
  const stuck = await sendStuck(170_000_000n)
  const { node, sent } = stuck
  const faster = await replace(stuck, 'speedUp')
  const { id: first } = await replace(stuck, 'cancel', faster.id)
  const cancelling = { ...stuck, sent: { ...sent, to: payment.address, amount: 0n } }
  const { id, fee } = await replace(cancelling, 'cancel', first)
  node.mine()
  expect(node.getTransaction(sent.id)).toBeUndefined()
  expect(readFee(node, id)).toBe(fee)
  expect(readOutputs(node, id)).toEqual([[payment.address, 200_000_000n - fee]])
})

test('behavior: if the change cannot pay for it, a stuck transaction can still be cancelled', async () => {
  const stuck = await sendStuck(199_999_700n)
  const { speedUp, cancel = 0n } = await stuck.replacing.getFees(stuck.sent)
  expect(speedUp).toBeUndefined()
  const { id } = await replace(stuck, 'cancel')
  stuck.node.mine()
  expect(readOutputs(stuck.node, id)).toEqual([[payment.address, 200_000_000n - cancel]])
})

test('behavior: a mined or unknown transaction cannot be replaced', async () => {
  const { node, sent, replacing } = await sendStuck(91_000n)
  const { cancel: fee = 0n } = await replacing.getFees(sent)
  node.mine()
  const mined = { code: 'not_replaceable', reason: 'mined' }
  await expect(replacing.getFees(sent)).rejects.toMatchObject(mined)
  await expect(replacing.replace(sent, { act: 'cancel', fee })).rejects.toMatchObject(mined)
  await expect(replacing.getFees({ ...sent, id: 'ab'.repeat(32) })).rejects.toMatchObject({
    reason: 'unknown',
  })
})

test.each([
  ['another amount', { amount: 92_001n }],
  ['another receiver', { to: ordinal.address }],
  ['another account', { from: ordinal.address }],
])('S-66: a transaction shown with %s than was sent is not replaced', async (_, change) => {
  const { sent, replacing } = await sendStuck(92_000n)
  const { cancel: fee = 0n } = await replacing.getFees(sent)
  const other = { ...sent, ...change }
  const refusal = { code: 'not_replaceable', reason: 'different' }
  await expect(replacing.getFees(other)).rejects.toMatchObject(refusal)
  await expect(replacing.replace(other, { act: 'cancel', fee })).rejects.toMatchObject(refusal)
})

test('S-66: a fee below the minimum for a replacement is never sent to the wallet', async () => {
  const { sent, replacing } = await sendStuck(93_000n)
  const { now } = await replacing.getFees(sent)
  const terms = { act: 'speedUp', fee: now + 1n } as const
  await expect(replacing.replace(sent, terms)).rejects.toMatchObject({ reason: 'price' })
})
