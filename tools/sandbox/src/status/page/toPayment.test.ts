import { expect, test } from 'vitest'
import type { State } from '../State.ts'
import { type PaymentChoice, toPayment } from './toPayment.ts'

const main = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoinId = 'bip122:000000000019d6689c085ae165831e93'
const address = { url: '', loopbackUrl: '' }
const state: State = {
  startedAt: '',
  now: 0,
  services: [],
  chains: [],
  bitcoin: { caipNetworkId: bitcoinId, name: 'Bitcoin', ...address },
  clusters: [
    {
      caipNetworkId: main,
      name: 'Solana',
      goldMint: 'GoldMint',
      rpcUrl: '',
      loopbackRpcUrl: '',
      webSocketUrl: '',
    },
  ],
  accounts: [],
  olderHolders: [],
  addresses: [],
  contracts: [{ name: 'gold', address: '0xgold' }],
  projectIds: [],
  controlUrl: '',
  trap: '',
  log: [],
}
const choice: PaymentChoice = {
  network: '1',
  coin: 'native',
  from: '',
  amount: '1.5',
  to: 'someone',
}
const pay = (parts: Partial<PaymentChoice>) => toPayment({ ...choice, ...parts }, state)

test('default: an EVM chain funds, or transfers from an account', () => {
  expect(pay({ coin: 'gold' })).toEqual({
    command: 'fund',
    body: { chainId: 1, amount: '1500000', token: '0xgold', address: 'someone' },
    done: 'Funded',
  })
  expect(pay({ from: '0xmira' })).toMatchObject({
    command: 'transfer',
    body: { chainId: 1, amount: '1500000000000000000', from: '0xmira', to: 'someone' },
  })
})

test('default: Solana gives lamports or GOLD on the chosen cluster', () => {
  expect(pay({ network: main })).toMatchObject({
    command: 'fund-solana',
    body: { network: main, address: 'someone', amount: '1500000000' },
  })
  expect(pay({ network: main, coin: 'gold' })).toMatchObject({
    body: { network: main, address: 'someone', amount: '1500000', mint: 'GoldMint' },
  })
})

test('default: Bitcoin gives satoshis', () => {
  expect(pay({ network: bitcoinId })).toMatchObject({
    command: 'fund-bitcoin',
    body: { address: 'someone', amount: '150000000' },
  })
})

test.each([
  ['Not a valid amount', { amount: '1,5,5' }],
  ['Do you mean 1.0000 or 1000?', { amount: '1,000' }],
  ['Not a valid amount', { network: main, amount: '0.0000000001' }],
  ['Not a valid amount', { network: bitcoinId, amount: '0.000000001' }],
  ['no GOLD on Bitcoin', { network: bitcoinId, coin: 'gold' }],
  ['Only EVM chains', { network: main, from: '0xmira' }],
  ['Only EVM chains', { network: bitcoinId, from: '0xmira' }],
] as const)('error: %s', (words, parts) => {
  expect(pay(parts)).toEqual({ refusal: expect.stringContaining(words) })
})
