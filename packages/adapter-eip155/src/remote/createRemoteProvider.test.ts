import { ConnectionRejectedError } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import { setupServer } from 'msw/node'
import { createPublicClient, createWalletClient, custom, numberToHex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { isEthereumProvider } from '../provider/EthereumProvider.ts'
import { type FakeRemoteOptions, fakeRemote } from '../testing/fakeRemote.ts'
import { serveChain } from '../testing/serveChain.ts'

const server = setupServer()
const url = 'https://node.example/'
const node = { ...mainnet, rpcUrls: { default: { http: [url] } } }
const networks = [node]
const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const hash = `0x${'12'.repeat(32)}`

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Returns the provider that an app gets from `useProvider`. */
async function connect(options: FakeRemoteOptions = {}) {
  const far = fakeRemote(options)
  const adapter = createAdapter({ networks })
  const wallet = await adapter.wrap(far.remote, { networks, silent: true, signal: undefined })
  const { provider } = wallet.connector
  if (!isEthereumProvider(provider)) throw new Error('A remote wallet has a provider.')
  return { ...far, provider }
}

test('K-CHAIN-01: viem reads and estimates without a request to the paired wallet', async () => {
  server.use(
    serveChain(url, {
      eth_call: '0x2a',
      eth_estimateGas: '0x5208',
      eth_getBalance: numberToHex(10n ** 18n),
      eth_blockNumber: '0x10',
    }),
  )
  const { provider, requests } = await connect()
  const client = createPublicClient({ transport: custom(provider) })
  expect(await client.getBalance({ address: account })).toBe(10n ** 18n)
  expect(await client.estimateGas({ account, to })).toBe(21_000n)
  expect((await client.call({ to })).data).toBe('0x2a')
  expect(await client.getBlockNumber()).toBe(16n)
  expect(requests).toEqual([])
})

test('K-CHAIN-01: viem sends through the paired wallet', async () => {
  const { provider, requests } = await connect({ answers: { eth_sendTransaction: hash } })
  const client = createWalletClient({ transport: custom(provider) })
  const sent = await client.sendTransaction({ account, to, chain: null, gas: 21_000n })
  expect(sent).toBe(hash)
  expect(requests.map(({ method }) => method)).toContain('eth_sendTransaction')
})

test('behavior: a peer that reads its chains itself receives the read requests', async () => {
  const { provider, requests } = await connect({
    answers: { eth_call: '0x2a' },
    readsChains: true,
  })
  expect(await provider.request({ method: 'eth_call', params: [{ to }] })).toBe('0x2a')
  expect(requests).toHaveLength(1)
})

test("error: a reverting call has the node's code and data", async () => {
  const reverted = Object.assign(new Error('execution reverted'), { code: 3, data: '0x08c379a0' })
  server.use(serveChain(url, { eth_call: reverted }))
  const { provider } = await connect()
  await expect(provider.request({ method: 'eth_call', params: [{ to }] })).rejects.toMatchObject({
    code: 3,
    message: 'execution reverted',
    data: '0x08c379a0',
  })
})

test('error: a refusal and an unconfigured network have the codes of EIP-1193', async () => {
  const refusal = new ConnectionRejectedError({ connectorId: 'far' })
  const { provider, remote } = await connect({ answers: { personal_sign: refusal } })
  await expect(provider.request({ method: 'personal_sign', params: [] })).rejects.toMatchObject({
    code: 4001,
  })
  remote.setNetworkId(polygon.caipNetworkId)
  await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
    code: 4901,
  })
})

test('behavior: emits accounts, network and disconnect until the last listener is removed', async () => {
  const { provider, listeners } = await connect()
  const told: unknown[] = []
  const note = (value: unknown) => told.push(value)
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect']) provider.on?.(event, note)
  for (const listener of [...listeners]) {
    listener.accountsChanged([{ address: to }])
    listener.networkChanged('eip155:137')
    listener.disconnected()
  }
  expect(told).toEqual([[to], '0x89', expect.objectContaining({ code: 4900 })])
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    provider.removeListener?.(event, note)
  expect([...listeners]).toEqual([])
})
