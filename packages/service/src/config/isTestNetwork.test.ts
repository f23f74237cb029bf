import type { Network } from '@latchkey/core'
import * as networks from '@latchkey/core/networks'
import * as chains from 'viem/chains'
import { expect, test } from 'vitest'
import { isTestNetwork } from './isTestNetwork.ts'

const presets = Object.values<unknown>(networks).filter(
  (each): each is Network => typeof each === 'object' && each !== null && 'testnet' in each,
)

test('S-81, S-145: every preset test network is known as one, no main network is', () => {
  expect(presets.length).toBeGreaterThanOrEqual(networks.allNetworks.length + 3)
  for (const { caipNetworkId, testnet } of presets) {
    expect([caipNetworkId, isTestNetwork(caipNetworkId)]).toEqual([caipNetworkId, testnet])
  }
})

test('S-81, S-145: every EVM network that viem marks as a test network counts as one', () => {
  const marked = Object.values(chains).filter((chain) => 'testnet' in chain && chain.testnet)
  expect(marked.length).toBeGreaterThan(300)
  expect(marked.filter(({ id }) => !isTestNetwork(`eip155:${id}`))).toEqual([])
})
