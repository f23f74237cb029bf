import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AccountView, Prompt } from '../../wire/wire.ts'
import { SendBitcoin, SignPsbt } from './Bitcoin.tsx'

const toKey = (address: string, intention: 'payment' | 'ordinal') => ({
  address,
  publicKey: '',
  path: '',
  intention,
})
const accounts: readonly AccountView[] = [
  {
    address: '0x01',
    label: 'Account 1',
    solana: '',
    bitcoin: [toKey('bc1qown', 'payment'), toKey('bc1pown', 'ordinal')],
  },
]

let root: Root
let container: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})

const show = (node: React.ReactNode) => {
  act(() => root.render(node))
  return container.textContent ?? ''
}
const getAlert = () => container.querySelector('[role="alert"]')?.textContent

const send: Extract<Prompt, { kind: 'send-bitcoin' }> = {
  kind: 'send-bitcoin',
  from: 'bc1qown',
  to: 'bc1qother',
  amount: '60000',
  changeAddress: 'bc1qown',
  fee: '846',
}

test('a transfer: amount, recipient, account, fee and total', () => {
  const text = show(<SendBitcoin prompt={send} accounts={accounts} />)
  for (const part of ['0.0006 BTC', 'bc1qother', 'Account 1, payments', '0.00000846 BTC'])
    expect(text).toContain(part)
  expect(text).toContain('0.00060846 BTC')
  expect(getAlert()).toBeUndefined()
})

test('a transfer that would spend an inscription shows a warning', () => {
  show(<SendBitcoin prompt={{ ...send, inscriptions: ['abci0'] }} accounts={accounts} />)
  expect(getAlert()).toMatch(/carries an inscription/)
})

const psbt: Extract<Prompt, { kind: 'sign-psbt' }> = {
  kind: 'sign-psbt',
  psbt: '',
  inputs: [{ address: 'bc1qown', index: 0 }],
  broadcast: false,
  spends: [
    { address: 'bc1qown', amount: '100000' },
    { address: 'bc1qother', amount: '5000', inscriptions: ['abci0'] },
  ],
  outputs: [
    { address: 'bc1qother', amount: '30000' },
    { address: 'bc1pown', amount: '74000' },
  ],
}

test('a PSBT: the wallet’s payment, the owner of each entry, and the fee', () => {
  const text = show(<SignPsbt prompt={psbt} accounts={accounts} />)
  expect(container.querySelector('.amount')?.textContent).toBe('0.00026 BTC')
  for (const part of ['You pay this', 'Account 1, payments', 'Account 1, ordinals', '0.00001 BTC'])
    expect(text).toContain(part)
  expect(text).toContain('with an inscription')
})

test('a PSBT warns of inscriptions of inputs that are signed, not of others', () => {
  show(<SignPsbt prompt={psbt} accounts={accounts} />)
  expect(getAlert()).toBeUndefined()
  const inputs = [...psbt.inputs, { address: 'bc1qother', index: 1 }]
  show(<SignPsbt prompt={{ ...psbt, inputs }} accounts={accounts} />)
  expect(getAlert()).toMatch(/carries an inscription/)
})

test('a PSBT that pays the wallet', () => {
  const outputs = [{ address: 'bc1qown', amount: '104000' }]
  const text = show(<SignPsbt prompt={{ ...psbt, outputs }} accounts={accounts} />)
  expect(text).toContain('You get this')
})
