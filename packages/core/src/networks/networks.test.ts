import { expect, test } from 'vitest'
import { isCaipNetworkId } from '../caip/caip.ts'
import { allNetworks } from './allNetworks.ts'
import { defineNetwork } from './defineNetwork.ts'
import { networkImageIds } from './networkImageIds.ts'

const evm = allNetworks.filter(({ chainNamespace }) => chainNamespace === 'eip155')
const solana = allNetworks.filter(({ chainNamespace }) => chainNamespace === 'solana')

test('K-INIT-09: lists the 24 EVM and three Solana networks of the product specification', () => {
  expect(evm.map(({ id }) => id)).toEqual([
    1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97,
    43114, 43113, 324, 280, 100, 8453, 84531, 84532, 7777777, 999,
  ])
  expect(solana.map(({ id }) => id)).toEqual([
    '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  ])
  expect(allNetworks).toHaveLength(27)
})

test.each(allNetworks)('K-INIT-09: $name has every field', (network) => {
  expect(Object.keys(network).sort()).toEqual([
    'assets',
    'blockExplorers',
    'caipNetworkId',
    'chainNamespace',
    'id',
    'name',
    'nativeCurrency',
    'rpcUrls',
    'testnet',
  ])
  expect(network.caipNetworkId).toBe(`${network.chainNamespace}:${network.id}`)
  expect(isCaipNetworkId(network.caipNetworkId)).toBe(true)
  expect(network.nativeCurrency.decimals).toBe(network.chainNamespace === 'solana' ? 9 : 18)
  expect(network.nativeCurrency.symbol).toMatch(/^[A-Za-z]{2,5}$/)
  expect(network.nativeCurrency.name).not.toBe('')
})

test.each(allNetworks)(
  'K-INIT-09: URLs of $name are https or wss',
  ({ caipNetworkId, rpcUrls, blockExplorers }) => {
    const { http, webSocket = [] } = rpcUrls.default
    const { url, apiUrl = url } = blockExplorers?.default ?? { url: '' }
    // The public RPC URL of Solana refuses requests of browsers.
    expect(http.length > 0).toBe(caipNetworkId !== solana[0]?.caipNetworkId)
    expect(String(http)).not.toContain('mainnet-beta')
    for (const text of [...http, url, apiUrl]) expect(new URL(text).protocol).toBe('https:')
    for (const text of webSocket) expect(new URL(text).protocol).toBe('wss:')
  },
)

test('K-INIT-09: marks test networks', () => {
  expect(allNetworks.filter(({ testnet }) => !testnet).map(({ name }) => name)).toEqual([
    'Ethereum',
    'OP Mainnet',
    'Arbitrum One',
    'Polygon',
    'Celo',
    'Aurora',
    'BNB Smart Chain',
    'Avalanche',
    'ZKsync Era',
    'Gnosis',
    'Base',
    'Zora',
    'Solana',
  ])
})

/**
 * Test networks without their own image, by chain id. They show the image of the given main
 * network.
 */
const mainNetworks: Readonly<Record<string, string>> = {
  5: '1',
  420: '10',
  421613: '42161',
  80001: '137',
  1313161555: '1313161554',
  97: '56',
  43113: '43114',
  280: '324',
  84531: '8453',
  999: '7777777',
}

test.each(allNetworks)('K-INIT-09: $name has the image of the directory', ({ id, assets }) => {
  const key = mainNetworks[id] ?? String(id)
  expect(assets?.imageId).toBe(networkImageIds[key])
  expect(assets?.imageId).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('behavior: names, ids and explorers are unique', () => {
  const distinct = (values: readonly unknown[]) => new Set(values).size
  expect(distinct(allNetworks.map(({ name }) => name))).toBe(27)
  expect(distinct(allNetworks.map(({ caipNetworkId }) => caipNetworkId))).toBe(27)
  expect(distinct(allNetworks.map(({ rpcUrls }) => rpcUrls.default.http[0]))).toBe(27)
  expect(distinct(allNetworks.map(({ blockExplorers }) => blockExplorers?.default.url))).toBe(27)
})

const local = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
}

test('behavior: omits absent facts; testnet is false by default', () => {
  expect(defineNetwork(local)).toEqual({
    ...local,
    chainNamespace: 'eip155',
    caipNetworkId: 'eip155:31337',
    testnet: false,
  })
})

test('parameters: namespace, image and testnet', () => {
  const network = defineNetwork({
    ...local,
    chainNamespace: 'cosmos',
    id: 'hub',
    imageId: 'image',
    testnet: true,
  })
  expect(network).toMatchObject({
    caipNetworkId: 'cosmos:hub',
    assets: { imageId: 'image' },
    testnet: true,
  })
  expect('imageId' in network).toBe(false)
})
