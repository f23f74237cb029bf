import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SolanaSummary } from '../../wire/solanaSummary.ts'
import type { Prompt } from '../../wire/wire.ts'
import { SignSolanaTransactions } from './SignSolanaTransactions.tsx'

const mira = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const jonas = '7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5'
const mint = 'WLjHx7w5p9hNWKFbMMjXz3h6B496z42fhbVukkLFmCp'

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

type Fields = Partial<Extract<Prompt, { kind: 'sign-solana-transactions' }>>

function show(summaries: readonly SolanaSummary[] | undefined, fields: Fields = {}): string {
  const prompt = {
    kind: 'sign-solana-transactions',
    address: mira,
    transactions: (summaries ?? [undefined]).map((_, index) => `AQID${index}A==`),
    ...(summaries && { summaries }),
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    returns: 'transaction',
    ...fields,
  } as const
  act(() => root.render(<SignSolanaTransactions prompt={prompt} />))
  return container.textContent ?? ''
}

test('a transfer: every digit of the amount, the address in full, the fee', () => {
  const steps = [{ kind: 'transfer', to: jonas, lamports: '1500000001' }] as const
  const text = show([{ steps, fee: '5000' }])
  expect(text).toContain('1.500000001 SOL')
  expect(text).toContain(jonas)
  expect(text).toContain('0.000005 SOL')
  expect(container.querySelector('[role="alert"]')).toBeNull()
})

test('a token: its amount, its receiver, and the token itself', () => {
  const transfer = { kind: 'token-transfer', to: mira, amount: '2500000' } as const
  const known = { mint, decimals: 6, symbol: 'GOLD', owner: jonas }
  expect(show([{ steps: [{ ...transfer, ...known }] }])).toContain('2.5 GOLD')
  expect(container.textContent).toContain(mint)
  expect(container.textContent).toContain(jonas)
  expect(show([{ steps: [transfer] }])).toContain('2500000 base units of a token')
})

test('behavior: a memo that would reorder the text around it', () => {
  const text = show([{ steps: [{ kind: 'memo', text: 'pay \u202e5 LOS' }] }])
  expect(text).toContain('pay [U+202E]5 LOS')
})

test('several: shows each transaction with its number and its steps', () => {
  const one = { steps: [{ kind: 'transfer', to: jonas, lamports: '1000000000' }] } as const
  const two = { steps: [{ kind: 'other', programId: mint, data: '2g' }] } as const
  const text = show([one, two])
  expect(text).toContain('Transaction 1 of 2')
  expect(text).toContain('Calls a program this wallet does not know.')
})

test('warnings: a transaction that would fail, and one that cannot be read', () => {
  const steps = [{ kind: 'transfer', to: jonas, lamports: '5' }] as const
  show([{ steps, warning: 'Blockhash not found' }])
  expect(container.querySelector('[role="alert"]')?.textContent).toContain('Blockhash not found')
  for (const summaries of [undefined, [{ steps: [] }]]) {
    show(summaries)
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('cannot read')
  }
})

test('shows the bytes on demand, and whether the wallet also sends', () => {
  expect(show([{ steps: [] }])).toContain('only signs')
  const details = container.querySelector('details')
  expect(details?.open).toBe(false)
  expect(details?.textContent).toBe('Raw transaction, 4 bytesAQID0A==')
  expect(show([{ steps: [] }], { send: {} })).toContain('signs and sends it')
})
