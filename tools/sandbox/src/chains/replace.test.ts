import { createAdapter } from '@latchkey/adapter-eip155'
import { fakeProvider } from '@latchkey/adapter-eip155/testing'
import type { Network, ReplacingFeatures, SentOrder } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Running } from '../processes/Service.ts'
import { prepareTestChain, type TestChain } from '../testing/startTestChain.ts'
import { requestRpc } from './requestRpc.ts'

type World = { readonly test: TestChain; readonly running: Running }
const world: { current?: World } = {}
const [{ address: from }, ...others] = createAccounts()
const to = '0x00000000000000000000000000000000000f1e31'

beforeAll(async () => {
  const prepared = await prepareTestChain()
  world.current = { test: prepared, running: await prepared.runner.start(() => {}) }
})
afterAll(async () => {
  await world.current?.running.kill()
  await world.current?.test.removeFolder()
})
beforeEach(() => node('evm_setAutomine', [false]))
afterEach(() => node('evm_setAutomine', [true]))

function getChain() {
  if (!world.current) throw new Error('not started')
  return world.current.test.chain
}
const node = (method: string, params: readonly unknown[] = []) =>
  requestRpc(getChain().rpcUrl, { method, params })
const readAmount = async () => BigInt(String(await node('eth_getBalance', [to, 'latest'])))
const mine = () => node('evm_mine')

/** Connects a fake wallet in the page to the chain's node, which holds the wallet's keys. */
async function connect(account = from) {
  const { chainId, rpcUrl } = getChain()
  const caipNetworkId = `eip155:${chainId}` as const
  const rpcUrls = { default: { http: [rpcUrl] } }
  const network: Network = { ...mainnet, id: chainId, caipNetworkId, rpcUrls }
  const provider = fakeProvider({
    accounts: [account],
    chainId,
    chains: [chainId],
    answers: {
      eth_sendTransaction: (params) =>
        node('eth_sendTransaction', [...Object.values(params ?? {})]),
    },
  })
  const options = { networks: [network] }
  const info = { id: 'w', type: 'ANNOUNCED', name: 'W', namespace: 'eip155' } as const
  const wallet = await createAdapter(options).connect({ provider, info }, options)
  const { send, replacing } = wallet.features
  if (!send || !replacing) throw new Error('An EVM wallet replaces what it has sent.')
  return { caipNetworkId, send, replacing }
}

/**
 * Sends an amount in a test transaction whose fee is too low for any block, so that the transaction
 * stays pending.
 */
async function sendStuck(amount: bigint, account = from) {
  const { caipNetworkId, ...features } = await connect(account)
  const order = { caipNetworkId, to, amount }
  const id = await features.send.send(order, { speed: 'slow' })
  const sent: SentOrder = { ...order, id, from: account }
  return { ...features, sent }
}

async function replace(replacing: ReplacingFeatures, sent: SentOrder, act: 'speedUp' | 'cancel') {
  const { [act]: fee = 0n } = await replacing.getFees(sent)
  return replacing.replace(sent, { act, fee })
}

test('behavior: a stuck transaction is mined once, for at most the amount shown', async () => {
  const { replacing, send, sent } = await sendStuck(1_001n)
  const before = await readAmount()
  // The replacement differs from the original only in its fee. Waiting for the original therefore
  // returns the replacement.
  const waiting = send.waitFor(sent)
  const fees = await replacing.getFees(sent)
  expect(fees.speedUp).toBeGreaterThanOrEqual((fees.now * 110n) / 100n)
  const id = await replace(replacing, sent, 'speedUp')
  await mine()
  expect(await readAmount()).toBe(before + 1_001n)
  expect(await node('eth_getTransactionReceipt', [sent.id])).toBeNull()
  const mined = (await node('eth_getTransactionByHash', [id])) as {
    readonly [name: string]: string
  }
  const most = BigInt(String(mined['maxFeePerGas'])) * BigInt(String(mined['gas']))
  expect(most).toBeLessThanOrEqual(fees.speedUp ?? 0n)
  expect(Number(mined['nonce'])).toBe(fees.nonce)
  await waiting
})

test('behavior: a cancelled send is not mined, and can be replaced again until then', async () => {
  const { replacing, send, sent } = await sendStuck(1_002n)
  const before = await readAmount()
  const waiting = expect(send.waitFor(sent)).rejects
  const faster = await replace(replacing, sent, 'speedUp')
  const id = await replace(replacing, { ...sent, id: faster }, 'cancel')
  const cancelling = { ...sent, id, to: from, amount: 0n }
  expect((await replacing.getFees(cancelling)).speedUp).toBeUndefined()
  await replace(replacing, cancelling, 'cancel')
  await mine()
  expect(await readAmount()).toBe(before)
  await waiting.toMatchObject({ code: 'transaction_replaced' })
  await expect(replacing.getFees(sent)).rejects.toMatchObject({ reason: 'unknown' })
})

test('behavior: a mined transaction is not replaced', async () => {
  const { replacing, sent } = await sendStuck(1_003n)
  const { cancel: fee = 0n } = await replacing.getFees(sent)
  await mine()
  const late = { code: 'not_replaceable', reason: 'mined' }
  await expect(replacing.getFees(sent)).rejects.toMatchObject(late)
  await expect(replacing.replace(sent, { act: 'cancel', fee })).rejects.toMatchObject(late)
})

test('behavior: a fee increase below 10 % is never sent to the wallet', async () => {
  const { replacing, sent } = await sendStuck(1_004n)
  const { now: fee } = await replacing.getFees(sent)
  await expect(replacing.replace(sent, { act: 'speedUp', fee })).rejects.toMatchObject({
    code: 'not_replaceable',
    reason: 'price',
  })
  await mine()
})

test.each([
  ['another amount', { amount: 7n }],
  ['another receiver', { to: from }],
  ['a token', { token: to }],
  ['somebody else', { from: others[0]?.address ?? to }],
])('S-66: a transaction shown as %s than was sent is not replaced', async (_, change) => {
  const { replacing, sent } = await sendStuck(1_005n)
  const { cancel: fee = 0n } = await replacing.getFees(sent)
  const other = { ...sent, ...change }
  const refusal = { code: 'not_replaceable', reason: 'different' }
  await expect(replacing.getFees(other)).rejects.toMatchObject(refusal)
  await expect(replacing.replace(other, { act: 'cancel', fee })).rejects.toMatchObject(refusal)
  await mine()
})

test('S-66: a wallet that has switched the account gets no request', async () => {
  const { replacing, sent } = await sendStuck(1_006n)
  const { cancel: fee = 0n } = await replacing.getFees(sent)
  const elsewhere = await connect(others[0]?.address)
  const replacement = elsewhere.replacing.replace(sent, { act: 'cancel', fee })
  await expect(replacement).rejects.toMatchObject({ code: 'send_mismatch' })
  await mine()
})
