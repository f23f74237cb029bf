import { expect, test } from 'vitest'
import { isCaipNetworkId } from '../../caip/caip.ts'
import { allNetworks } from '../allNetworks.ts'
import { networkImageIds } from '../networkImageIds.ts'
import { bitcoin } from './bitcoin.ts'
import { bitcoinSignet } from './bitcoinSignet.ts'
import { bitcoinTestnet } from './bitcoinTestnet.ts'

const all = [bitcoin, bitcoinTestnet, bitcoinSignet]

test('default: the id is the first 32 digits of the hash of block 0 (CAIP-4)', () => {
  expect(all.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
    'bip122:000000000019d6689c085ae165831e93',
    'bip122:000000000933ea01ad0ee984209779ba',
    'bip122:00000008819873e925422c1ff0f99f7c',
  ])
})

test.each(all)('default: $name has the facts of its chain', (network) => {
  expect(isCaipNetworkId(network.caipNetworkId)).toBe(true)
  expect(network.nativeCurrency.decimals).toBe(8)
  expect(network.assets?.imageId).toBe(networkImageIds[network.id])
  expect(network.testnet).toBe(network !== bitcoin)
  const [base = ''] = network.rpcUrls.default.http
  expect(new URL(base).protocol).toBe('https:')
})

test('behavior: `allNetworks` contains no Bitcoin network', () => {
  expect(allNetworks.filter(({ chainNamespace }) => chainNamespace === 'bip122')).toEqual([])
})
