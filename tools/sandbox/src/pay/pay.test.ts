import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import type { FastifyInstance } from 'fastify'
import { createPublicClient, erc20Abi, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainDefinitions } from '../chains/definitions.ts'
import type { Running } from '../processes/Service.ts'
import { prepareTestChain, type TestChain } from '../testing/startTestChain.ts'
import { createPayService } from './createPayService.ts'

let prepared: TestChain
let running: Running
let shop: FastifyInstance
beforeAll(async () => {
  prepared = await prepareTestChain()
  running = await prepared.runner.start(() => {})
  const { chain } = prepared
  const others = chainDefinitions.slice(1).map((definition) => ({ ...chain, ...definition }))
  const payer = createAccounts().at(-1)?.address ?? ''
  shop = createPayService({ chains: [chain, ...others], payer, origin: 'https://pay.example.test' })
}, 60_000)
afterAll(async () => {
  await shop.close()
  await running.kill()
  await prepared.removeFolder()
})

const path = '/buy/select-asset'
const createStranger = () => privateKeyToAddress(generatePrivateKey())
const buy = (form: Readonly<Record<string, string>>) =>
  shop.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...{ good: 'eth@ethereum-mainnet', money: '300', currency: 'USD' },
      ...form,
    }).toString(),
  })
const node = () => createPublicClient({ chain: mainnet, transport: http(prepared.chain.rpcUrl) })

const quote = async (change: object = {}) => {
  const order = {
    purchaseCurrency: { id: 'eth' },
    paymentCurrency: { id: 'USD' },
    amount: '300',
    network: 'ethereum-mainnet',
    ...change,
  }
  return (await shop.inject({ method: 'POST', url: '/quote', payload: order })).json()
}

test('behavior: coins and GOLD of the networks that are worth something are sold for USD and EUR', async () => {
  const options = (await shop.inject('/options')).json()
  expect(options.paymentCurrencies.map(({ id }: { id: string }) => id)).toEqual(['USD', 'EUR'])
  const { gold } = prepared.chain.contracts
  expect(options.purchaseCurrencies).toMatchObject([
    { id: 'eth', networks: [{ name: 'ethereum-mainnet', chain_id: '1', contract_address: null }] },
    {
      id: 'gold',
      networks: [
        { chain_id: '1', contract_address: gold },
        { name: 'polygon-mainnet', chain_id: '137' },
      ],
    },
    { id: 'pol', networks: [{ chain_id: '137' }] },
  ])
})

test('behavior: a quote is at the fixed prices, less one per cent; null outside of the limits', async () => {
  expect(await quote()).toEqual({
    paymentTotal: { amount: '300.00', currency: 'USD' },
    paymentSubtotal: { amount: '297.00', currency: 'USD' },
    purchaseAmount: { amount: '0.099', currency: 'ETH' },
    networkFee: { amount: '3.00', currency: 'USD' },
    quoteId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const inEuro = await quote({ paymentCurrency: { id: 'EUR' }, purchaseCurrency: { id: 'gold' } })
  expect(inEuro.purchaseAmount).toEqual({ amount: '261.36', currency: 'GOLD' })
  expect(await quote({ amount: '9.99' })).toBeNull()
  expect(await quote({ amount: '25000.01' })).toBeNull()
  expect(await quote({ network: 'polygon-mainnet' })).toBeNull()
  expect(await quote({ paymentCurrency: { id: 'CHF' } })).toBeNull()
})

test('K-BAPI-16: a purchase on the page arrives on the chain', async () => {
  const receiver = createStranger()
  const query = {
    destinationWallets: JSON.stringify([{ address: 'bc1q' }, { address: receiver }]),
    presetFiatAmount: '42',
    defaultNetwork: 'polygon-mainnet',
  }
  const page = await shop.inject({ url: path, query })
  expect(page.body).toContain(`name="receiver" value="${receiver}"`)
  expect(page.body).toContain('value="42"')
  expect(page.body).toMatch(/value="pol@polygon-mainnet" selected/)
  const bought = await buy({ receiver })
  expect([bought.statusCode, bought.body]).toEqual([200, expect.stringContaining('0.099 ETH')])
  expect(await node().getBalance({ address: receiver })).toBe(parseEther('0.099'))
  const [hash] = /0x[0-9a-f]{64}/.exec(bought.body) ?? []
  const receipt = await node().getTransactionReceipt({ hash: `0x${hash?.slice(2)}` })
  expect([receipt.status, receipt.to]).toEqual(['success', receiver.toLowerCase()])
})

test('K-BAPI-16: a token can be bought, even more than the shop holds', async () => {
  const receiver = createStranger()
  const { gold } = prepared.chain.contracts
  expect((await buy({ receiver, good: 'gold@ethereum-mainnet', money: '25000' })).statusCode).toBe(
    200,
  )
  const args = [receiver] as const
  const held = await node().readContract({
    ...{ address: gold, abi: erc20Abi, functionName: 'balanceOf', args },
  })
  expect(held).toBe(19_800_000_000n)
})

test('error: an amount outside the limits shows an error, and a malformed form is refused', async () => {
  const receiver = createStranger()
  const refused = await buy({ receiver, money: '9' })
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('from 10 to')])
  expect((await buy({ receiver: 'bc1q' })).statusCode).toBe(400)
  expect((await buy({ receiver, good: 'cake@shop' })).statusCode).toBe(400)
  expect((await buy({ receiver, money: '1e3' })).statusCode).toBe(400)
  expect(await node().getBalance({ address: receiver })).toBe(0n)
  const hostile = '"><script>alert(1)</script>'
  const wallets = JSON.stringify([{ address: receiver }])
  const query = { destinationWallets: wallets, presetFiatAmount: hostile }
  expect((await shop.inject({ url: path, query })).body).not.toContain('<script>')
  expect((await shop.inject(path)).statusCode).toBe(400)
})

const begin = async (change: object = {}) => {
  const receiver = createStranger()
  const payload = {
    asset: 'eip155:1/slip44:60',
    amount: '0.25',
    recipient: `eip155:1:${receiver}`,
    ...change,
  }
  const answer = await shop.inject({ method: 'POST', url: '/deposits', payload })
  return { receiver, status: answer.statusCode, ...answer.json() }
}
const decide = (url: string, decision: string) =>
  shop.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  })
const readStatus = async (id: string) => (await shop.inject(`/deposits/${id}`)).json()

test('behavior: a transfer from the exchange arrives on the chain, once', async () => {
  const { url, sessionId, receiver } = await begin()
  expect(url).toBe(`https://pay.example.test/deposit/${sessionId}`)
  expect((await shop.inject(new URL(url).pathname)).body).toContain('Send 0.25 ETH')
  expect(await readStatus(sessionId)).toEqual({ status: 'IN_PROGRESS', txHash: null })
  const pages = await Promise.all([decide(url, 'send'), decide(url, 'send')])
  const { status, txHash } = await readStatus(sessionId)
  expect(status).toBe('SUCCESS')
  for (const { body } of pages) expect(body).toContain(txHash)
  expect(await node().getBalance({ address: receiver })).toBe(parseEther('0.25'))
})

test('behavior: a refused purchase stays failed, and a purchase never started is unknown', async () => {
  const { url, sessionId, receiver } = await begin()
  await decide(url, 'refuse')
  await decide(url, 'send')
  expect(await readStatus(sessionId)).toEqual({ status: 'FAILED', txHash: null })
  expect(await node().getBalance({ address: receiver })).toBe(0n)
  expect(await readStatus('other')).toEqual({ status: 'UNKNOWN', txHash: null })
  expect((await shop.inject('/deposit/other')).statusCode).toBe(404)
})

test('behavior: only native currency and GOLD can be sent, in any letter case', async () => {
  const { gold } = prepared.chain.contracts
  const token = `eip155:1/erc20:${gold.toLowerCase()}`
  expect((await shop.inject('/assets')).json()).toEqual(
    expect.arrayContaining(['eip155:1/slip44:60', token, 'eip155:137/slip44:60']),
  )
  expect((await begin({ asset: `eip155:1/erc20:${gold}` })).status).toBe(200)
  for (const change of [
    { asset: 'eip155:1/slip44:714' },
    { amount: '0' },
    { recipient: 'eip155:1:bc1q' },
    { recipient: `eip155:137:${createStranger()}` },
  ])
    expect((await begin(change)).status).toBe(400)
})
