import {
  type RunningWallet,
  startWallet,
  type TestPage,
  testAccounts,
  toTestChain,
} from '@latchkey/sandbox-wallet/testing'
import { createPublicClient, http, parseEther, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Anvil, startAnvil } from './testing/startAnvil.ts'

let anvil: Anvil
let wallet: RunningWallet
let page: TestPage
beforeAll(async () => {
  anvil = await startAnvil(1)
  wallet = await startWallet({ chains: [toTestChain(1, anvil.url), toTestChain(137)] })
  page = await wallet.openPage()
  await wallet.control.setPersonas({ instance: page.instance, personas: 'auto' })
  await page.request('eth_requestAccounts')
})
afterAll(async () => {
  await wallet.stop()
  await anvil.stop()
})

const [{ address: from }] = testAccounts
const to = '0x00000000000000000000000000000000000a11ce'
const value = toHex(parseEther('1.5'))
const hashPattern = /^0x[0-9a-f]{64}$/
const getClient = () => createPublicClient({ transport: http(anvil.url), pollingInterval: 20 })

test('default: the receiver has the amount once the transaction is in a block', async () => {
  const client = getClient()
  const before = await client.getBalance({ address: to })
  const hash = await page.request('eth_sendTransaction', [{ from, to, value }])
  const receipt = await client.waitForTransactionReceipt({ hash: hash as `0x${string}` })
  expect(receipt.status).toBe('success')
  expect((await client.getBalance({ address: to })) - before).toBe(parseEther('1.5'))
})

test('behavior: sent side by side, each has its own nonce', async () => {
  const send = () => page.request('eth_sendTransaction', [{ from, to, value: '0x1' }])
  const hashes = await Promise.all([send(), send(), send()])
  expect(new Set(hashes).size).toBe(3)
  for (const hash of hashes) expect(hash).toMatch(hashPattern)
})

test('behavior: the prompt shows amount, recipient and the highest fee', async () => {
  await wallet.control.setPersonas({ instance: page.instance, personas: 'approves' })
  const sending = page.request('eth_sendTransaction', [{ from, to, value }])
  const { prompt, id } = await wallet.control.waitForRequest({ instance: page.instance })
  if (prompt.kind !== 'send-transaction') throw new Error('another kind was asked')
  expect(prompt.transaction).toMatchObject({ chainId: 1, from, value: '1500000000000000000' })
  expect(prompt.transaction.to?.toLowerCase()).toBe(to)
  expect(Number(prompt.fee)).toBeGreaterThanOrEqual(21_000)
  expect(prompt.warning).toBe(undefined)
  await wallet.control.answer({ id, approve: true })
  expect(await sending).toMatch(hashPattern)
})

test('behavior: the transaction goes to the chain that the prompt named', async () => {
  const client = getClient()
  const before = await client.getBalance({ address: to })
  const sending = page.request('eth_sendTransaction', [{ from, to, value: '0x7' }])
  const { id } = await wallet.control.waitForRequest({ instance: page.instance })
  await wallet.control.selectChain({ instance: page.instance, chainId: 137 })
  await wallet.control.answer({ id, approve: true })
  await client.waitForTransactionReceipt({ hash: (await sending) as `0x${string}` })
  await wallet.control.selectChain({ instance: page.instance, chainId: 1 })
  expect((await client.getBalance({ address: to })) - before).toBe(7n)
})

test('behavior: a transaction that cannot work is shown with a warning', async () => {
  const tooMuch = toHex(parseEther('1000000'))
  const sending = page.request('eth_sendTransaction', [{ from, to, value: tooMuch }])
  const refused = expect(sending).rejects.toMatchObject({ code: -32603 })
  const { prompt, id } = await wallet.control.waitForRequest({ instance: page.instance })
  expect(prompt).toMatchObject({ warning: expect.stringMatching(/enough funds/) })
  await wallet.control.answer({ id, approve: true })
  await refused
})

test('error: -32602 for another chain than the wallet is on', async () => {
  const sending = page.request('eth_sendTransaction', [{ from, to, chainId: '0x89' }])
  await expect(sending).rejects.toMatchObject({ code: -32602 })
})

test('reads: go to the chain, with its own errors', async () => {
  expect(await page.request('eth_chainId')).toBe('0x1')
  expect(await page.request('net_version')).toBe('1')
  expect(await page.request('eth_getBalance', [to, 'latest'])).toMatch(/^0x/)
  await expect(page.request('eth_getBalance', ['nobody'])).rejects.toMatchObject({ code: -32602 })
})

test('reads: error: 4901 when the chain does not answer', async () => {
  await wallet.control.selectChain({ instance: page.instance, chainId: 137 })
  await expect(page.request('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
})
