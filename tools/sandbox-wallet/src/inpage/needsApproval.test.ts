import { expect, test } from 'vitest'
import type { PageState } from '../wire/wire.ts'
import { needsApproval } from './needsApproval.ts'

const state: PageState = {
  accounts: [],
  chainId: 1,
  chains: [1, 137],
  personas: ['approves'],
  locked: false,
  solana: { accounts: [] },
  bip122: { accounts: [] },
}
const connected: PageState = { ...state, accounts: ['0x00'] }
const inBitcoin: PageState = {
  ...state,
  bip122: {
    accounts: [{ address: 'bc1q', publicKey: '', path: '', intention: 'payment' }],
  },
}

test.each([
  ['eth_requestAccounts', state, true],
  ['eth_requestAccounts', connected, false],
  ['eth_accounts', state, false],
  ['personal_sign', state, false],
  ['personal_sign', connected, true],
  ['personal_sign', { ...state, locked: true }, true],
  ['wallet_requestPermissions', connected, true],
  ['bip122_connect', state, true],
  ['bip122_connect', inBitcoin, false],
  ['signPsbt', connected, false],
  ['signPsbt', inBitcoin, true],
  ['sendTransfer', { ...state, locked: true }, true],
  ['getAccountAddresses', inBitcoin, false],
])('%s asks by what is connected', (method, known, asks) => {
  expect(needsApproval(known, method, [])).toBe(asks)
})

test.each([
  ['wallet_switchEthereumChain', '0x89', true],
  ['wallet_switchEthereumChain', '0x1', false],
  ['wallet_switchEthereumChain', '0x2', false],
  ['wallet_addEthereumChain', '0x2', true],
  ['wallet_addEthereumChain', '0x1', false],
])('%s to %s', (method, chainId, asks) => {
  expect(needsApproval(state, method, [{ chainId }])).toBe(asks)
})

test('no switching: no prompt is needed', () => {
  const fixed: PageState = { ...state, personas: ['no-switching'] }
  expect(needsApproval(fixed, 'wallet_switchEthereumChain', [{ chainId: '0x89' }])).toBe(false)
})

test.each(['auto', 'rejects', 'slow', 'silent', 'resets'] as const)(
  '%s opens no window',
  (persona) => {
    expect(needsApproval({ ...state, personas: [persona] }, 'eth_requestAccounts', [])).toBe(false)
  },
)
