import { bitcoin, mainnet, polygon, solana, solanaDevnet } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { readGrant } from './readGrant.ts'
import { fromAlias, toAlias } from './solanaAliases.ts'
import { toOptionalNamespaces } from './toOptionalNamespaces.ts'

test('default: proposes each configured namespace', () => {
  const asked = toOptionalNamespaces([mainnet, polygon, bitcoin])
  expect(Object.keys(asked)).toEqual(['eip155', 'bip122'])
  expect(asked['eip155']?.chains).toEqual(['eip155:1', 'eip155:137'])
  expect(asked['eip155']?.methods).toEqual(
    expect.arrayContaining(['personal_sign', 'wallet_sendCalls', 'wallet_getAssets']),
  )
  expect(new Set(asked['eip155']?.methods).size).toBe(asked['eip155']?.methods.length)
})

test('behavior: proposes the old Solana ids beside the new ones', () => {
  expect(toOptionalNamespaces([solana, solanaDevnet])['solana']?.chains).toEqual([
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
    'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  ])
  for (const { caipNetworkId } of [solana, solanaDevnet])
    expect(fromAlias(toAlias(caipNetworkId) ?? caipNetworkId)).toBe(caipNetworkId)
})

test('behavior: overrides replace only what they name', () => {
  const overrides = {
    methods: { eip155: ['personal_sign'] },
    chains: { eip155: ['eip155:10' as const] },
  }
  expect(toOptionalNamespaces([mainnet], overrides)).toEqual({
    eip155: {
      chains: ['eip155:10'],
      methods: ['personal_sign'],
      events: ['accountsChanged', 'chainChanged'],
    },
  })
})

test('behavior: reads both forms of a key', () => {
  const grant = readGrant(
    {
      eip155: { chains: ['eip155:1'], accounts: ['eip155:1:0xa'], methods: ['a'] },
      'eip155:137': { accounts: ['eip155:137:0xb'], methods: ['b'] },
      solana: { accounts: ['solana:x:y'], methods: ['c'] },
    },
    'eip155',
  )
  expect(grant).toEqual({
    networkIds: ['eip155:1', 'eip155:137'],
    accounts: [
      { caipNetworkId: 'eip155:1', address: '0xa' },
      { caipNetworkId: 'eip155:137', address: '0xb' },
    ],
    methods: ['a', 'b'],
  })
})

test.each([
  ['nothing', undefined],
  ['no record', 'x'],
  ['no lists', { eip155: { accounts: 'x', chains: 7, methods: null } }],
  ['other things in lists', { eip155: { accounts: [1, 'x'], chains: [{}], methods: [2, ''] } }],
  ['accounts of another namespace', { eip155: { accounts: ['solana:x:y'], chains: ['solana:x'] } }],
  ['a null namespace', { eip155: null }],
])('S-63: %s grants nothing', (_, namespaces) => {
  expect(readGrant(namespaces, 'eip155')).toEqual({ networkIds: [], accounts: [], methods: [] })
})

test('S-63: cuts endless lists', () => {
  const accounts = Array.from({ length: 5_000 }, (_, index) => `eip155:1:0x${index}`)
  const methods = Array.from({ length: 5_000 }, (_, index) => `m${index}`)
  const grant = readGrant({ eip155: { accounts, methods } }, 'eip155')
  expect(grant.accounts).toHaveLength(1_024)
  expect(grant.methods).toHaveLength(256)
})
