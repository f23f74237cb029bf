import { allNetworks, bitcoin, bitcoinSignet, bitcoinTestnet } from '@latchkey/core/networks'
import * as chains from 'viem/chains'
import { expect, test } from 'vitest'
import { isTestNetwork } from './isTestNetwork.ts'

const presets = [...allNetworks, bitcoin, bitcoinSignet, bitcoinTestnet]

test('S-81: every preset test network is known as one, no main network is', () => {
  for (const { caipNetworkId, testnet } of presets) {
    expect([caipNetworkId, isTestNetwork(caipNetworkId)]).toEqual([caipNetworkId, testnet])
  }
})

test('S-81: every test network of EVM that viem marks is known as one', () => {
  const marked = Object.values(chains).filter((chain) => 'testnet' in chain && chain.testnet)
  expect(marked.length).toBeGreaterThan(300)
  expect(marked.filter(({ id }) => !isTestNetwork(`eip155:${id}`))).toEqual([])
})
