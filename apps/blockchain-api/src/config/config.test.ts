import { readConfig } from '@latchkey/service'
import { expect, test } from 'vitest'
import { Config, variables } from './Config.ts'

const network = {
  caipNetworkId: 'eip155:1',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrl: 'http://127.0.0.1:8545',
}
const environment = {
  PUBLIC_ORIGIN: 'http://api.latchkey.localhost:4100',
  STATE_DIR: '/tmp/api',
  PROJECT_IDS: 'one  two',
  NETWORKS: JSON.stringify([network]),
}

const swap = {
  router: '0x52908400098527886E0F7030069857D2E4169EE7',
  factory: '0x8617e340b3d01fa5f11f306f4090fd50e238070d',
  wrappedCoin: '0xde709f2102306220921060314715629080e2fb77',
  tokens: [],
}

test('default: absent variables have their defaults', () => {
  expect(readConfig(environment, Config, variables)).toMatchObject({
    projectIds: ['one', 'two'],
    networks: [{ ...network, confirmations: 12, startBlock: 0 }],
    prices: {},
    nameZones: [],
    nameChains: [],
    nameToleranceSeconds: 10,
    requestsPerMinute: 600,
  })
})

test('behavior: addresses of swapping are read in lower case or with their checksum', () => {
  const networks = JSON.stringify([{ ...network, swap }])
  const config = readConfig({ ...environment, NETWORKS: networks }, Config, variables)
  expect(config.networks).toMatchObject([
    { swap: { factory: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' } },
  ])
})

test.each([
  ['PROJECT_IDS', ' '],
  ['NETWORKS', '[]'],
  ['NETWORKS', 'not JSON'],
  ['NAME_CHAINS', 'sepolia'],
  ['NETWORKS', JSON.stringify([{ ...network, caipNetworkId: 'solana:x' }])],
  ['NETWORKS', JSON.stringify([{ ...network, rpcUrl: 'file:///etc/passwd' }])],
  ['NETWORKS', JSON.stringify([{ ...network, confirmation: 3 }])],
  // The case of one letter is changed, so the checksum is invalid.
  [
    'NETWORKS',
    JSON.stringify([{ ...network, swap: { ...swap, router: swap.router.replace('E7', 'e7') } }]),
  ],
  ['NETWORKS', JSON.stringify([{ ...network, swap: { ...swap, factory: '0x12' } }])],
  ['NETWORKS', JSON.stringify([{ ...network, swap: { ...swap, tokens: [{ symbol: 'X' }] } }])],
  ['ONRAMP', '{"url":"http://127.0.0.1:1"}'],
  ['EXCHANGES', '[{"id":"desk","name":"Desk","url":"http://127.0.0.1:1"}]'],
  ['ONRAMP', '{"url":"ftp://a.test","pageUrl":"http://a.test"}'],
  ['NAME_ZONES', 'Latchkey.id'],
  ['NAME_ZONES', 'id'],
  ['PRICES', '{"eip155:1":-1}'],
  ['SESSION_SECRET', 'c2hvcnQ='],
])('error: %s may not be %s, and the sentence names it', (name, value) => {
  expect(() => readConfig({ ...environment, [name]: value }, Config, variables)).toThrow(name)
})
