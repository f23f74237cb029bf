import { expect, test } from 'vitest'
import { testAccounts } from '../../testing/startWallet.ts'
import { findMissing, grant, readChains } from './namespaces.ts'

const isKnown = (method: string) => ['personal_sign', 'eth_call'].includes(method)
const isChain = (chain: string) => chain === 'eip155:1'
const [mira] = testAccounts

test('a chain requested twice is listed once, with all requested methods', () => {
  const required = { 'eip155:1': { methods: ['personal_sign'], events: ['chainChanged'] } }
  const optional = { eip155: { chains: ['eip155:1'], methods: ['eth_call'], events: [] } }
  expect(readChains(required, optional)).toEqual([
    {
      caipNetworkId: 'eip155:1',
      methods: ['personal_sign', 'eth_call'],
      events: ['chainChanged'],
      isRequired: true,
    },
  ])
})

test('a grant omits methods and events that the wallet does not support', () => {
  const wanted = readChains(
    {},
    {
      eip155: {
        chains: ['eip155:1'],
        methods: ['personal_sign', 'eth_sign', 'wallet_requestPermissions', 'solana_signMessage'],
        events: ['accountsChanged', 'message'],
      },
    },
  )
  expect(grant(wanted, [mira], () => true)).toEqual({
    eip155: {
      chains: ['eip155:1'],
      accounts: [`eip155:1:${mira.address}`],
      methods: ['personal_sign', 'eth_sign'],
      events: ['accountsChanged'],
    },
  })
})

test.each([
  ['a chain it needs', { eip155: { chains: ['eip155:5'], methods: [], events: [] } }, {}, 5100],
  ['every chain', {}, { eip155: { chains: ['eip155:5'], methods: [], events: [] } }, 5100],
  ['a namespace it needs', { cosmos: { chains: ['cosmos:1'], methods: [], events: [] } }, {}, 5100],
  ['a method', { eip155: { chains: ['eip155:1'], methods: ['eth_sign'], events: [] } }, {}, 5101],
  ['an event', { eip155: { chains: ['eip155:1'], methods: [], events: ['message'] } }, {}, 5102],
])('missing: %s', (_what, required, optional, code) => {
  expect(findMissing(readChains(required, optional), isChain, isKnown)).toMatchObject({ code })
})

test('missing optional chains and methods are no error', () => {
  const optional = {
    eip155: { chains: ['eip155:1', 'eip155:5'], methods: ['eth_sign'], events: [] },
  }
  expect(findMissing(readChains({}, optional), isChain, isKnown)).toBeUndefined()
})
