import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApprovalView, Choice, Prompt } from '../wire.ts'
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

test('Enter: approves nothing unless the button is focused', async () => {
  const onAnswer = show(toView(connect))
  expect(document.activeElement?.textContent).toBe('Connect to this site')
  await press('Enter')
  expect(onAnswer).not.toHaveBeenCalled()
})

test('connect: the chosen account is what is answered', async () => {
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
  expect(container.querySelector('.amount')?.textContent).toBe('2.500 USDC')
  expect(container.querySelector('dd')?.textContent).toBe(first)
})

test('message: what would hide or reorder text is made visible', () => {
  show(toView({ kind: 'sign-message', address: first, message: '0x61e280ae62' }))
  expect(container.querySelector('pre')?.textContent).toBe('a[U+202E]b')
})

test('message: shows the bytes on demand', async () => {
  show(toView({ kind: 'sign-message', address: first, message: '0x6869' }))
  await click(getButton('Show bytes'))
  expect(container.querySelector('pre')?.textContent).toBe('0x6869')
})

test('locked: asks to unlock before it shows what the site wants', async () => {
  const onAnswer = show(toView(send, true))
  expect(getHeading()).toBe('Unlock wallet')
  expect(container.textContent).not.toContain('ETH')
  await click(getButton('Unlock'))
  expect(onAnswer).not.toHaveBeenCalled()
  expect(getHeading()).toBe('Send transaction')
})

test('an answer that could not be given can be given again', async () => {
  const view = toView(connect)
  const onAnswer = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
  act(() => root.render(<Approval view={view} onAnswer={onAnswer} />))
  await click(getButton('Approve'))
  expect(getButton('Approve').disabled).toBe(false)
  await click(getButton('Approve'))
  expect(onAnswer).toHaveBeenCalledTimes(2)
  expect(getButton('Approve').disabled).toBe(true)
})
