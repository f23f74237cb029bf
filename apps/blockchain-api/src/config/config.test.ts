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

test('default: what is not said has its default', () => {
  expect(readConfig(environment, Config, variables)).toMatchObject({
    projectIds: ['one', 'two'],
    networks: [{ ...network, confirmations: 12, startBlock: 0 }],
    prices: {},
    nameZones: [],
    nameToleranceSeconds: 10,
    requestsPerMinute: 600,
  })
})

test.each([
  ['PROJECT_IDS', ' '],
  ['NETWORKS', '[]'],
  ['NETWORKS', 'not JSON'],
  ['NETWORKS', JSON.stringify([{ ...network, caipNetworkId: 'solana:x' }])],
  ['NETWORKS', JSON.stringify([{ ...network, rpcUrl: 'file:///etc/passwd' }])],
  ['NETWORKS', JSON.stringify([{ ...network, confirmation: 3 }])],
  ['NAME_ZONES', 'Latchkey.id'],
  ['NAME_ZONES', 'id'],
  ['PRICES', '{"eip155:1":-1}'],
])('error: %s may not be %s, and the sentence names it', (name, value) => {
  expect(() => readConfig({ ...environment, [name]: value }, Config, variables)).toThrow(name)
})
