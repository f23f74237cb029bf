import {
  type RunningWallet,
  startWallet,
  testAccounts,
  toTestChain,
} from '@latchkey/sandbox-wallet/testing'
import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Anvil, startAnvil } from './testing/startAnvil.ts'

const [mira, jonas] = testAccounts
const state: { wallet?: RunningWallet; anvil?: Anvil } = {}

beforeAll(async () => {
  state.anvil = await startAnvil(1)
  state.wallet = await startWallet({ chains: [toTestChain(1, state.anvil.url)] })
})
afterAll(async () => {
  await state.wallet?.stop()
  await state.anvil?.stop()
})

async function openConnectedPage() {
  if (!state.wallet) throw new Error('not started')
  const page = await state.wallet.openPage()
  await state.wallet.control.setPersonas({ instance: page.instance, personas: 'auto' })
  await page.request('eth_requestAccounts')
  return page
}

const batch = {
  version: '2.0.0',
  from: mira.address,
  chainId: '0x1',
  atomicRequired: false,
  calls: [
    { to: jonas.address, value: '0x1' },
    { to: jonas.address, value: '0x2' },
  ],
}

test('a batch is sent call by call, and its status has a receipt for each', async () => {
  const page = await openConnectedPage()
  const client = createPublicClient({ transport: http(state.anvil?.url) })
  const before = await client.getBalance({ address: jonas.address })
  const { id } = (await page.request('wallet_sendCalls', [batch])) as { id: string }
  expect(await page.request('wallet_getCallsStatus', [id])).toMatchObject({
    id,
    chainId: '0x1',
    status: 200,
    atomic: false,
    receipts: [{ status: '0x1' }, { status: '0x1' }],
  })
  expect((await client.getBalance({ address: jonas.address })) - before).toBe(3n)
  expect(await page.request('wallet_showCallsStatus', [id])).toBeNull()
})

test('the older batch format is accepted too', async () => {
  const page = await openConnectedPage()
  const { atomicRequired: _no, ...older } = { ...batch, version: '1.0' }
  expect(await page.request('wallet_sendCalls', [older])).toEqual({ id: expect.any(String) })
})

test('capabilities: no network of the wallet supports atomic batches', async () => {
  const page = await openConnectedPage()
  expect(await page.request('wallet_getCapabilities', [mira.address])).toEqual({
    '0x1': { atomic: { status: 'unsupported' } },
  })
})

test.each([
  ['atomic calls', { ...batch, atomicRequired: true }, 5760],
  ['a capability it does not have', { ...batch, capabilities: { paymasterService: {} } }, 5700],
  ['another chain', { ...batch, chainId: '0x89' }, -32602],
  ['a sender the site is not connected to', { ...batch, from: jonas.address }, 4100],
])('error: %s', async (_why, wrong, code) => {
  const page = await openConnectedPage()
  await expect(page.request('wallet_sendCalls', [wrong])).rejects.toMatchObject({ code })
})

test('error: an id already used, and an unknown id', async () => {
  const page = await openConnectedPage()
  await page.request('wallet_sendCalls', [{ ...batch, id: 'mine' }])
  await expect(page.request('wallet_sendCalls', [{ ...batch, id: 'mine' }])).rejects.toMatchObject({
    code: 5720,
  })
  await expect(page.request('wallet_getCallsStatus', ['other'])).rejects.toMatchObject({
    code: 5730,
  })
})
