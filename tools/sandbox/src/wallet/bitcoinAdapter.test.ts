import { randomUUID } from 'node:crypto'
import { createAdapter } from '@latchkey/adapter-bip122'
import { isSignedByAddress } from '@latchkey/adapter-bip122/verify'
import type { Network, Wallet } from '@latchkey/core'
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

/** A page with the wallet in one style, over the real service and a real chain, as the adapter finds it. */
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

/** Everything of the transaction's inputs came from these addresses. */
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

test('K-CHAIN-03: a transfer built by the adapter is taken by the network, from the payment account alone', async () => {
  const { connect, node } = await open('standard', ['bitcoin:sendTransfer'])
  const wallet = await connect(false)
  const before = whereInscriptionsAre(node)
  // More than the largest coin: two inputs.
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

test('error: more than there is: the wallet is not asked', async () => {
  const { connect } = await open('standard', ['bitcoin:sendTransfer'])
  const wallet = await connect(false)
  const request = { recipient, amount: 200_000_000n }
  await expect(wallet.features.bitcoin?.sendTransfer(request, unbounded)).rejects.toMatchObject({
    code: 'insufficient_funds',
    available: 200_000_000n,
  })
})
