import { expect, test } from 'vitest'
import { createTestFrame, type NodeAnswer } from '../testing/createTestFrame.ts'
import { smartProject } from '../testing/smartNetworks.ts'

const gold = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const silver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const accountsUrl = 'https://api.test/v1/account?projectId=p'

const toRow = (name: string, address: string | undefined, rest: object = {}) => ({
  name,
  symbol: name.toUpperCase(),
  ...(address && { address: `eip155:1:${address}` }),
  price: 2,
  quantity: { decimals: '6', numeric: '1.5' },
  iconUrl: 'https://img.test/icon.png',
  ...rest,
})
const rows = [
  toRow('Claimed', undefined, {
    price: 3_000,
    quantity: { decimals: '18', numeric: '99' },
  }),
  toRow('Silver', silver, { price: 1 }),
  toRow('Gold', gold),
  toRow('Bad', gold, { quantity: { decimals: '6', numeric: '-1' } }),
  toRow('Elsewhere', undefined, { address: `eip155:10:${gold}` }),
  'nonsense',
]

async function createHolder(nodes: Record<string, NodeAnswer> = {}, hasApi = true) {
  const networks = smartProject.networks.map((network, index) => ({
    ...network,
    ...(hasApi && index === 0 && { accountsUrl }),
  }))
  const test = await createTestFrame({
    project: { ...smartProject, networks },
    nodes: {
      eth_chainId: (_, url) => (url.includes('10.node') ? '0xa' : '0x1'),
      eth_getBalance: () => '0xde0b6b3a7640000',
      GET: () => ({ balances: rows }),
      ...nodes,
    },
  })
  test.remote.signIn()
  const session = { chainId: 1, preferredAccountType: 'smartAccount' }
  const { address } = await test.handlers.GET_USER(session, test.context)
  const ask = (params: unknown) =>
    test.handlers.RPC_REQUEST({ method: 'wallet_getAssets', params, chainId: 1 }, test.context)
  return { ...test, address, ask }
}

const native = (price: number, iconUrl: string) => ({
  address: 'native',
  balance: '0xde0b6b3a7640000',
  type: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl, price, value: price },
})
const toToken = (address: string, name: string, price: number) => ({
  address,
  balance: '0x16e360',
  type: 'erc20',
  metadata: {
    name,
    symbol: name.toUpperCase(),
    decimals: 6,
    iconUrl: 'https://img.test/icon.png',
    price,
    value: 1.5 * price,
  },
})
const icon = 'https://img.test/icon.png'
const onFirst = [native(3_000, icon), toToken(gold, 'Gold', 2), toToken(silver, 'Silver', 1)]

test('default: lists the node’s native balance and the API’s tokens by value, without a prompt', async () => {
  const { ask, address, asked, shown } = await createHolder()
  const expected = { '0x1': onFirst, '0xa': [native(0, '')] }
  expect(await ask([{ account: address }])).toEqual(expected)
  expect(await ask({ account: address })).toEqual(expected)
  expect(shown).toEqual([])
  expect(asked.filter(({ method }) => method === 'GET').map(({ url }) => url)).toContain(
    `https://api.test/v1/account/${address}/balance?projectId=p&currency=usd&chainId=eip155%3A1&st=latchkey&sv=frame-eip155-1.0.0`,
  )
})

test('behavior: networks and types can be filtered in any case', async () => {
  const { ask, address, asked } = await createHolder()
  const before = asked.length
  expect(await ask([{ account: address, chainFilter: ['0xA'] }])).toEqual({
    '0xa': [native(0, '')],
  })
  expect(asked.slice(before).map(({ url }) => new URL(url).host)).not.toContain('api.test')
  const tokens = { '0x1': onFirst.slice(1), '0xa': [] }
  expect(await ask({ account: address, assetTypeFilter: ['ERC20'] })).toEqual(tokens)
  expect(await ask({ account: address, chainFilter: ['0x5'] })).toEqual({})
})

test('behavior: `assetFilter` replaces the other filters', async () => {
  const { ask, address } = await createHolder()
  const answer = await ask({
    account: address,
    assetFilter: { '0x1': [{ address: gold.toLowerCase(), type: 'erc20' }] },
    assetTypeFilter: ['native'],
    chainFilter: ['0xa'],
  })
  expect(answer).toEqual({ '0x1': [toToken(gold, 'Gold', 2)] })
})

test('S-14: without a blockchain API only the frame’s own node is asked', async () => {
  const { ask, address, asked } = await createHolder({}, false)
  expect(await ask({ account: address, chainFilter: ['0x1'] })).toEqual({ '0x1': [native(0, '')] })
  expect(asked.map(({ method }) => method)).not.toContain('GET')
})

test('S-13: assets of other accounts are refused', async () => {
  const { ask, asked } = await createHolder()
  const before = asked.length
  await expect(ask({ account: silver })).rejects.toMatchObject({ code: 'request_refused' })
  await expect(ask({})).rejects.toMatchObject({ code: 'invalid_request' })
  await expect(ask(undefined)).rejects.toMatchObject({ code: 'invalid_request' })
  expect(asked).toHaveLength(before)
})

test('error: a failed read rejects and is not reported as an empty list', async () => {
  const failed = () => {
    throw new Error('no state')
  }
  const blind = await createHolder({ eth_getBalance: failed })
  await expect(blind.ask({ account: blind.address })).rejects.toMatchObject({ code: 'node_error' })
  const mute = await createHolder({ GET: () => ({ error: 'busy' }) })
  await expect(mute.ask({ account: mute.address })).rejects.toThrow()
})

test('behavior: capabilities list the networks with asset discovery', async () => {
  const { handlers, context, address } = await createHolder()
  const call = { method: 'wallet_getCapabilities', params: [address] } as const
  expect(await handlers.RPC_REQUEST({ ...call, params: [...call.params] }, context)).toMatchObject({
    '0x1': { assetDiscovery: { supported: true } },
    '0xa': expect.not.objectContaining({ assetDiscovery: expect.anything() }),
  })
})
