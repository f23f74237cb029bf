import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApprovalView, Choice, Peer, Prompt } from '../wire/wire.ts'
import { Approval } from './Approval.tsx'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const network = { chainId: 1, name: 'Ethereum (sandbox)', nativeCurrency: currency }

const toView = (prompt: Prompt, locked = false): ApprovalView => ({
  id: 'request-1',
  origin: 'http://app.latchkey.localhost:4100',
  prompt,
  locked,
  account: { address: first, label: 'Account 1', solana: '', bitcoin: [] },
  accounts: [
    { address: first, label: 'Account 1', solana: '', bitcoin: [] },
    { address: second, label: 'Account 2', solana: '', bitcoin: [] },
  ],
  acting: first,
  network,
  networkName: network.name,
})

const send = {
  kind: 'send-transaction',
  transaction: { chainId: 1, from: first, to: second, value: '1999999999999999999', data: '0x' },
  fee: '46000000000000',
} as const satisfies Prompt

const connect = { kind: 'connect', selected: first, returns: 'accounts' } as const
const prompts: readonly (readonly [heading: string, prompt: Prompt])[] = [
  ['Connect to this site', connect],
  ['Sign message', { kind: 'sign-message', address: first, message: '0x68656c6c6f' }],
  [
    'Sign typed data',
    {
      kind: 'sign-typed-data',
      address: first,
      typedData: {
        domain: { name: 'Shop' },
        types: {},
        primaryType: 'Order',
        message: { id: '7' },
      },
    },
  ],
  ['Send transaction', send],
  ['Switch network', { kind: 'switch-network', from: network, to: { ...network, name: 'Other' } }],
  ['Add network', { kind: 'add-network', network, rpcUrl: 'http://127.0.0.1:8545' }],
  ['Add token', { kind: 'watch-asset', address: second, symbol: 'GLD', decimals: 18 }],
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

function show(view: ApprovalView) {
  const onAnswer = vi.fn((_choice: Choice) => Promise.resolve())
  act(() => root.render(<Approval view={view} onAnswer={onAnswer} />))
  return onAnswer
}
const getButton = (name: string) => {
  const found = [...container.querySelectorAll('button')].find(
    (button) => button.textContent === name,
  )
  if (!found) throw new Error(`no button ${name}`)
  return found
}
const getHeading = () => container.querySelector('h1')?.textContent
const press = (key: string) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true })
    document.activeElement?.dispatchEvent(event)
  })
const click = (element: HTMLElement) => act(async () => element.click())

test.each(prompts)('%s: names kind, origin and the two answers', async (heading, prompt) => {
  const onAnswer = show(toView(prompt))
  expect(getHeading()).toBe(heading)
  expect(container.querySelector('.origin-host')?.textContent).toBe('app.latchkey.localhost:4100')
  await click(getButton('Approve'))
  expect(onAnswer).toHaveBeenCalledOnce()
  expect(onAnswer.mock.calls[0]?.[0].approve).toBe(true)
})

test('Reject: answers no', async () => {
  const onAnswer = show(toView(connect))
  await click(getButton('Reject'))
  expect(onAnswer.mock.calls[0]?.[0].approve).toBe(false)
})

test('Escape: rejects', async () => {
  const onAnswer = show(toView(connect))
  await press('Escape')
  expect(onAnswer.mock.calls[0]?.[0].approve).toBe(false)
})

test('Enter: approves only if the button is focused', async () => {
  const onAnswer = show(toView(connect))
  expect(document.activeElement?.textContent).toBe('Connect to this site')
  await press('Enter')
  expect(onAnswer).not.toHaveBeenCalled()
})

test('connect: answers with the chosen account', async () => {
  const onAnswer = show(toView(connect))
  const other = container.querySelector<HTMLElement>(`input[value="${second}"]`)
  if (other) await click(other)
  await click(getButton('Approve'))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ approve: true, accounts: [second] })
})

test('send: amount cut and never rounded, full address, highest fee', () => {
  show(toView(send))
  expect(container.querySelector('.amount')?.textContent).toBe('1.999 ETH')
  expect(container.querySelector('.amount')?.getAttribute('title')).toBe('1.999999999999999999 ETH')
  expect(container.textContent).toContain(second)
  expect(container.textContent).toContain('at most 0.000046 ETH')
})

test('send: a token transfer shows the token’s amount and the real receiver', () => {
  const call = {
    name: 'transfer',
    to: first,
    amount: '2500000',
    symbol: 'USDC',
    decimals: 6,
  } as const
  show(toView({ ...send, call }))
  expect(container.querySelector('.amount')?.textContent).toBe('2.5 USDC')
  expect(container.querySelector('dd')?.textContent).toBe(first)
})

const gold = { symbol: 'GOLD', decimals: 18 }
const one = '1000000000000000000'
const contractCall = { ...send.transaction, value: '0', data: '0x38ed1739' } as const
test.each<[string, object, string, string | undefined, string]>([
  [
    'an approval',
    { call: { name: 'approve', to: first, amount: '2000000000000000000', ...gold } },
    'Allow spending of GOLD',
    '2 GOLD',
    'Spender',
  ],
  [
    'a swap',
    {
      swap: {
        sold: { amount: '5000000000000000000', ...gold },
        bought: { amount: one, symbol: 'ETH', decimals: 18 },
        to: first,
      },
    },
    'Swap GOLD for ETH',
    '5 GOLD',
    'for at least 1 ETH',
  ],
  ['another call', {}, 'Call a contract', undefined, 'Call data, 4 bytes'],
])(
  'send: the page of %s names it and shows no amount of 0 ETH',
  (_, change, heading, amount, text) => {
    show(toView({ ...send, transaction: contractCall, ...change } as Prompt))
    expect(getHeading()).toBe(heading)
    expect(container.querySelector('.amount')?.textContent).toBe(amount)
    expect(container.textContent).toContain(text)
    expect(container.textContent).not.toContain('0 ETH')
  },
)

const session = {
  kind: 'approve-session',
  selected: first,
  chains: [
    { caipNetworkId: 'eip155:1', name: 'Ethereum', isSupported: true, isRequired: false },
    { caipNetworkId: 'bip122:x', name: 'Bitcoin', isSupported: true, isRequired: false },
    { caipNetworkId: 'cosmos:x', name: 'cosmos:x', isSupported: false, isRequired: false },
  ],
} as const satisfies Prompt
const peer: Peer = {
  name: 'Fine\u202eapp',
  description: '',
  url: 'https://fine.test',
  verification: 'unknown',
}
const getBox = (label: string) => {
  const rows = [...container.querySelectorAll('label')]
  const box = rows.find((row) => row.textContent?.startsWith(label))?.querySelector('input')
  if (!box) throw new Error(`no box ${label}`)
  return box
}

test('session: answers with the selected items; items the wallet lacks cannot be selected', async () => {
  const onAnswer = show({ ...toView(session), peer })
  expect(getBox('cosmos:x').disabled).toBe(true)
  await click(getBox('Bitcoin'))
  await click(getBox('Account 2'))
  await click(getButton('Approve'))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({
    approve: true,
    accounts: [first, second],
    chains: ['eip155:1'],
  })
})

test('session: without an account or a network, approval is disabled', async () => {
  show({ ...toView(session), peer })
  await click(getBox('Account 1'))
  expect(getButton('Approve').disabled).toBe(true)
  await click(getBox('Account 1'))
  await click(getBox('Ethereum'))
  await click(getBox('Bitcoin'))
  expect(getButton('Approve').disabled).toBe(true)
  expect(getButton('Reject').disabled).toBe(false)
})

test.each([
  ['unknown', 'Not verified'],
  ['invalid', 'This request comes from a different page'],
  ['scam', 'known for fraud'],
] as const)(
  'an app that is %s is shown as such, with its name made visible',
  (verification, text) => {
    show({ ...toView(send), peer: { ...peer, verification } })
    const head = container.querySelector('.peer')?.textContent
    expect(head).toContain(text)
    expect(head).toContain('Fine[U+202E]app')
    expect(head).toContain('https://fine.test')
    expect(container.querySelector('.origin')).toBeNull()
  },
)

test('sign-in: the whole text that is signed', () => {
  const message = 'app wants you to sign in\n\u200bNonce: 1'
  show(toView({ kind: 'sign-in', address: first, message, chainNames: ['Ethereum', 'Polygon'] }))
  expect(container.querySelector('pre')?.textContent).toBe(
    'app wants you to sign in\n[U+200B]Nonce: 1',
  )
  expect(container.textContent).toContain('Ethereum, Polygon')
})

test('calls: shows every call and every digit of the amounts', () => {
  const calls = [
    { to: second, value: '1999999999999999999', data: '0x' },
    { to: first, value: '0', data: '0xa9059cbb' },
  ] as const
  show(toView({ kind: 'send-calls', id: '1', chainId: 1, from: first, calls }))
  expect(container.textContent).toContain('1.999999999999999999 ETH')
  expect(container.textContent).toContain('0 ETH')
  expect(container.textContent).toContain('0xa9059cbb')
})

test('message: characters that hide or reorder text are made visible', () => {
  show(toView({ kind: 'sign-message', address: first, message: '0x61e280ae62' }))
  expect(container.querySelector('pre')?.textContent).toBe('a[U+202E]b')
})

test('message: shows the bytes on demand', async () => {
  show(toView({ kind: 'sign-message', address: first, message: '0x6869' }))
  await click(getButton('Show bytes'))
  expect(container.querySelector('pre')?.textContent).toBe('0x6869')
})

test('locked: prompts to unlock before it shows the request', async () => {
  const onAnswer = show(toView(send, true))
  expect(getHeading()).toBe('Unlock wallet')
  expect(container.textContent).not.toContain('ETH')
  await click(getButton('Unlock'))
  expect(onAnswer).not.toHaveBeenCalled()
  expect(getHeading()).toBe('Send transaction')
})

test('a failed answer can be repeated', async () => {
  const view = toView(connect)
  const onAnswer = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
  act(() => root.render(<Approval view={view} onAnswer={onAnswer} />))
  await click(getButton('Approve'))
  expect(getButton('Approve').disabled).toBe(false)
  await click(getButton('Approve'))
  expect(onAnswer).toHaveBeenCalledTimes(2)
  expect(getButton('Approve').disabled).toBe(true)
})
