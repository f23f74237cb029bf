import { mainnet, solana, solanaDevnet } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { createTestKit } from '../testing/createTestKit.ts'

const url = 'https://rpc.example/'

function start(options: Parameters<typeof createTestKit>[0]) {
  const warnings: string[] = []
  createTestKit({ ...options, ports: { warn: (message) => void warnings.push(message) } })
  return warnings
}

test('K-WORLD-11c: a network without an RPC URL is named at the start', () => {
  expect(start({ networks: [mainnet, solana, solanaDevnet] })).toEqual([
    'The network "Solana" has no RPC URL, so balances and transfers fail. Set `rpcUrls.custom` of the network or `blockchainApiUrl`.',
  ])
})

test('K-WORLD-11c: an own URL or the blockchain API needs no warning', () => {
  const custom = { ...solana, rpcUrls: { ...solana.rpcUrls, custom: { http: [url] } } }
  expect(start({ networks: [custom] })).toEqual([])
  expect(start({ networks: [solana], blockchainApiUrl: 'https://api.example' })).toEqual([])
})
