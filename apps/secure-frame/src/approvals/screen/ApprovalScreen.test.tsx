/// <reference types="@vitest/browser-playwright" />
import { listSmall } from '@latchkey/ui/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { batchAndPermissionSamples } from '../corpus/batches.ts'
import { createCorpusChain } from '../corpus/corpusChain.ts'
import { now, wordSamples } from '../corpus/messages.ts'
import type { Sample } from '../corpus/Sample.ts'
import { transactionSamples } from '../corpus/transactions.ts'
import type { Approval } from '../model/Approval.ts'
import type { Prompt } from '../PromptBoard.ts'
import { prepareApproval } from '../prepareApproval.ts'
import { createFakeBoard } from '../testing/createFakeBoard.ts'
import { account, createTestRequest } from '../testing/createTestRequest.ts'
import { ApprovalScreen } from './ApprovalScreen.tsx'
import { ApprovePage } from './ApprovePage.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function toApproval(sample: Sample): Promise<Approval> {
  const { method, params } = sample
  const request = createTestRequest({ method, params, reader: createCorpusChain() })
  return prepareApproval(request, { now, signal: new AbortController().signal })
}

const find = (samples: readonly Sample[], name: string) => {
  const sample = samples.find((x) => x.name === name)
  return sample ?? expect.fail(`no sample ${name}`)
}

const base = { id: 1, origin: 'https://app.example.test', backedUp: true, inline: true }
async function showSample(sample: Sample, change: Partial<Prompt> = {}) {
  const approval = await toApproval(sample)
  const board = createFakeBoard({ ...base, ...change, status: 'ready', approval } as Prompt)
  return { board, ...render(<ApprovalScreen approvals={board} />) }
}

const unlimited = find(transactionSamples, 'unlimited')
const unknown = find(transactionSamples, 'an unknown function')
const signIn = find(wordSamples, 'signing in')

test('default: nothing renders without a prompt', () => {
  const { container } = render(<ApprovalScreen approvals={createFakeBoard()} />)
  expect(container.innerHTML).toBe('')
})

test('S-51: the screen shows origin, action, account, network, amounts, addresses, fee, raw data', async () => {
  const { container } = await showSample(unlimited)
  const text = container.textContent ?? ''
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Allow unlimited spending of USDC',
  )
  for (const part of [
    'app.example.test',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    'Ethereum',
    'unlimited USDC',
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    '0x5555555555555555555555555555555555555555',
    'Fee at most',
    '0.00042 ETH',
    '0x095ea7b3',
  ])
    expect(text).toContain(part)
  expect(
    within(screen.getByRole('list', { name: 'Warnings' })).getAllByRole('listitem')[0]?.textContent,
  ).toContain('Unlimited')
})

test('S-24: if other sites embed the frame, every prompt links to the wallet’s own page', async () => {
  const approval = await toApproval(unlimited)
  const board = createFakeBoard({ ...base, status: 'ready', approval })
  const { rerender } = render(<ApprovalScreen approvals={board} />)
  const name = 'Open your wallet’s page'
  expect(screen.queryByRole('button', { name })).toBeNull()
  const openWallet = vi.fn(() => true)
  rerender(<ApprovalScreen approvals={board} openWallet={openWallet} />)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(openWallet).toHaveBeenCalledOnce()
  expect(board.reject).not.toHaveBeenCalled()
})

test('S-51: an origin with non-ASCII letters is shown in punycode', async () => {
  const origin = new URL('https://аpp.example.test').origin
  await showSample(unlimited, { origin })
  expect(screen.getByText('xn--pp-6kc.example.test')).toBeTruthy()
})

test('S-51: an origin shows its port, and its scheme if it is not https', async () => {
  await showSample(unlimited, { origin: 'http://app.example.localhost:4100' })
  expect(screen.getByRole('banner').textContent).toContain('http://app.example.localhost:4100')
})

test('S-51: at 360 px an origin with scheme and port does not break within its host', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(360, 600)
  document.documentElement.classList.add('lk-root')
  onTestFinished(async () => {
    document.documentElement.classList.remove('lk-root')
    await page.viewport(innerWidth, innerHeight)
  })
  await showSample(unlimited, { origin: 'http://app.latchkey.localhost:4100' })
  const text = document.createRange()
  text.selectNodeContents(screen.getByText('app.latchkey.localhost:4100'))
  expect(text.getClientRects()).toHaveLength(1)
})

/** Stubs a browser that reports the prompt as fully visible. */
function seeEverything() {
  class Entry {
    get isVisible() {
      return true
    }
  }
  class Observer {
    readonly report: (entries: readonly object[]) => void
    constructor(report: (entries: readonly object[]) => void) {
      this.report = report
    }
    observe() {
      this.report([{ isVisible: true, intersectionRatio: 1 }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('IntersectionObserverEntry', Entry)
  vi.useFakeTimers()
}

test('S-54c, S-54e: Approve has no focus, waits one second and ignores clicks by scripts', async () => {
  const approval = await toApproval(unlimited)
  seeEverything()
  const board = createFakeBoard({ ...base, status: 'ready', approval })
  render(<ApprovalScreen approvals={board} />)
  const approve = screen.getByRole('button', { name: 'Approve' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  act(() => void vi.advanceTimersByTime(999))
  expect(approve).toMatchObject({ disabled: true })
  act(() => void vi.advanceTimersByTime(1))
  expect(approve).toMatchObject({ disabled: false })
  fireEvent.click(approve)
  expect(board.approve).not.toHaveBeenCalled()
})

test('S-53f: a registration is shown in words, its text one press away', async () => {
  const name = 'lena1qlc.latchkey.id'
  const text = JSON.stringify({ name, attributes: {}, timestamp: now / 1_000 })
  const request = createTestRequest({ method: 'personal_sign', params: [text, account] })
  const { signal } = new AbortController()
  const approval = await prepareApproval(request, { now, nameZones: ['latchkey.id'], signal })
  render(<ApprovalScreen approvals={createFakeBoard({ ...base, status: 'ready', approval })} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Take the name ${name}`)
  expect(screen.getByText('Free. Anyone can look up your address by this name.')).toBeTruthy()
  const raw = screen.getByText(text)
  expect(raw.checkVisibility()).toBe(false)
  fireEvent.click(screen.getByText('Show message'))
  expect(raw.checkVisibility()).toBe(true)
})

test('S-54c: the next prompt has its own clock', async () => {
  const approval = await toApproval(unlimited)
  seeEverything()
  const board = createFakeBoard({ ...base, status: 'ready', approval })
  render(<ApprovalScreen approvals={board} />)
  act(() => void vi.advanceTimersByTime(1_000))
  act(() => board.show({ prompt: { ...base, id: 2, status: 'ready', approval } }))
  expect(screen.getByRole('button', { name: 'Approve' })).toMatchObject({ disabled: true })
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('button', { name: 'Approve' })).toMatchObject({ disabled: false })
})

test('S-54c: content that arrives later restarts the clock', async () => {
  const approval = await toApproval(unlimited)
  seeEverything()
  const board = createFakeBoard({ ...base, status: 'loading' })
  render(<ApprovalScreen approvals={board} />)
  act(() => void vi.advanceTimersByTime(1_000))
  act(() => board.show({ prompt: { ...base, status: 'ready', approval } }))
  expect(screen.getByRole('button', { name: 'Approve' })).toMatchObject({ disabled: true })
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('button', { name: 'Approve' })).toMatchObject({ disabled: false })
})

test('S-54h: a browser that cannot report visibility moves the decision to a window', async () => {
  vi.stubGlobal('IntersectionObserverEntry', class {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const { board } = await showSample(unlimited)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const button = await screen.findByRole('button', { name: 'Open window' })
  fireEvent.click(button)
  expect(open).toHaveBeenCalledWith(
    '/approve',
    expect.stringMatching(/^approve-/),
    expect.any(String),
  )
  expect(screen.getByRole('status').textContent).toContain('blocked the window')
  expect(board.approve).not.toHaveBeenCalled()
  open.mockRestore()
})

test('S-56b: Reject is always enabled, also while loading', () => {
  const board = createFakeBoard({ ...base, status: 'loading' })
  render(<ApprovalScreen approvals={board} />)
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(board.reject).toHaveBeenCalledWith(1)
  expect(screen.getByRole('status').textContent).toContain('Checking what')
})

test('S-56a: Escape and leaving the page reject', async () => {
  const { board } = await showSample(unlimited)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(board.reject).toHaveBeenCalledWith(1)
  window.dispatchEvent(new Event('pagehide'))
  expect(board.rejectAll).toHaveBeenCalled()
})

test('S-52b: an unverified request shows its selector and asks for a second step', async () => {
  await showSample(unknown)
  expect(screen.getByText('Cannot be verified')).toBeTruthy()
  expect(screen.getAllByText('0xd96a094a').length).toBeGreaterThan(0)
  const box = screen.getByRole('checkbox')
  expect(box).toMatchObject({ checked: false })
  fireEvent.click(box)
  expect(box).toMatchObject({ checked: false })
})

test('S-53a, S-53b: hidden characters are marked, and the message can be read as hex', async () => {
  await showSample(find(wordSamples, 'text turned round'))
  expect(screen.getByText('⟨U+202E⟩').tagName).toBe('MARK')
  fireEvent.click(screen.getByRole('button', { name: 'Show as hex' }))
  expect(screen.getByRole('region', { name: 'Message' }).textContent).toContain('0x70617920e280ae')
})

test('S-24: the prompt of a wallet without a backup shows a warning', async () => {
  await showSample(unlimited, { backedUp: false })
  const warning = screen.getByText('This wallet is not backed up.')
  expect(warning.closest('[data-variant="warning"]')).toBeTruthy()
  screen.getByText(/^Set up recovery\./)
  expect(screen.queryByText(/^This browser may delete it/)).toBeNull()
})

test.each([
  ['a sign-in', signIn],
  ['a message', find(wordSamples, 'a text')],
])(
  'S-24, S-35: the prompt of %s says it in one quiet line, because it moves no value',
  async (_, sample) => {
    const { container } = await showSample(sample, { backedUp: false })
    screen.getByText('This wallet is not backed up.')
    expect(screen.queryByText(/Set up recovery/)).toBeNull()
    expect(container.querySelector('[data-variant="warning"]')).toBeNull()
  },
)

test('S-33: a prompt warns of a deletable wallet and names the remedy until a backup exists', async () => {
  await showSample(unlimited, { backedUp: false, deletable: true })
  screen.getByText(/^This browser may delete it .*passkey.*recovery code/)
  cleanup()
  await showSample(unlimited, { backedUp: true, deletable: true })
  expect(screen.queryByText(/^This browser may delete it/)).toBeNull()
})

test('S-36e: a prompt shows a waiting change and links to the page that stops it', async () => {
  const changing = { kind: 'code', takesEffectAt: '2030-01-16T10:00:00.000Z' } as const
  const shown = await showSample(signIn, { changing })
  screen.getByText(/^The recovery code will be changed on 16 January 2030/)
  const link = screen.getByRole('link', { name: 'your wallet’s page' })
  expect(link.getAttribute('href')).toBe('/dashboard')
  expect(link.getAttribute('target')).toBe('_blank')
  const openWallet = () => true
  shown.rerender(<ApprovalScreen approvals={shown.board} openWallet={openWallet} />)
  expect(screen.queryByRole('link')).toBeNull()
  screen.getByText(/stop it on/)
  screen.getByRole('button', { name: 'Open your wallet’s page' })
})

test('S-26: the prompt shows that the operator can recover the wallet', async () => {
  await showSample(unlimited, { escrowed: true })
  expect(screen.getByText('Recoverable by the operator')).toBeTruthy()
  cleanup()
  await showSample(unlimited)
  expect(screen.queryByText('Recoverable by the operator')).toBeNull()
})

test('behavior: a refused request shows its reason and can be closed', () => {
  const reason = 'The sign-in message names a different site than the one that requests it.'
  const board = createFakeBoard({ ...base, status: 'refused', reason })
  render(<ApprovalScreen approvals={board} />)
  expect(screen.getByText(reason)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(board.dismiss).toHaveBeenCalled()
})

test('S-07e: the next prompt starts without the acknowledgement of the previous one', async () => {
  const { board } = await showSample(unknown)
  const approval = await toApproval(unlimited)
  board.show({ prompt: { ...base, id: 2, status: 'ready', approval }, waiting: 2 })
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  expect(screen.getByRole('status').textContent).toContain('2 more requests are waiting.')
})

test('behavior: an insufficient balance disables approval and shows the reason', async () => {
  const approval = await toApproval(unlimited)
  const blocked = 'Not enough ETH for the amount and the fee.'
  const board = createFakeBoard({ ...base, status: 'ready', approval: { ...approval, blocked } })
  render(<ApprovalScreen approvals={board} />)
  expect(screen.getAllByText(blocked).length).toBeGreaterThan(0)
})

test('behavior: a page that the frame did not open shows that there is nothing to approve', () => {
  render(<ApprovePage board={undefined} operator="The Clubhouse" />)
  expect(screen.getByText(/Nothing to approve/)).toBeTruthy()
  screen.getByText('The Clubhouse')
})

test('S-54b: the window shows the operator above the requester, for open and refused prompts', async () => {
  const approval = await toApproval(unlimited)
  const board = createFakeBoard({ ...base, status: 'ready', approval })
  render(<ApprovePage board={{ ...board, openedByApp: false }} operator="The Clubhouse" />)
  const main = () => screen.getByRole('main').textContent
  expect(main()).toMatch(/^The ClubhouseRequested byapp.example.test/)
  const refused: Prompt = { ...base, id: 2, status: 'refused', reason: 'No.' }
  act(() => board.show({ prompt: refused, waiting: 0 }))
  expect(main()).toMatch(/^The ClubhouseRequested byapp.example.test/)
})

test('S-54a, S-54b: a window that the app opened shows whose it is, and hands value over', async () => {
  const approval = await toApproval(unlimited)
  const board = createFakeBoard({ ...base, inline: false, status: 'ready', approval })
  render(<ApprovePage board={{ ...board, openedByApp: true }} operator="The Clubhouse" />)
  expect(screen.getByRole('main').textContent).toMatch(/^The ClubhouseRequested by/)
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  screen.getByRole('button', { name: 'Open window' })
})

test.each([
  ['an allowance', unlimited],
  ['the unknown', unknown],
  ['a batch', find(batchAndPermissionSamples, 'approve and swap')],
  ['typed data', find(wordSamples, 'mail')],
  ['a message', find(wordSamples, 'text turned round')],
])('behavior: axe finds nothing in %s', async (_, sample) => {
  const { container } = await showSample(sample, { backedUp: false })
  const results = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(results.violations.map(({ id }) => id)).toEqual([])
})

test('S-103: a prompt that fails to render can only be rejected; the next one renders', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const board = createFakeBoard({ ...base, status: 'ready', approval: {} } as Prompt)
  render(<ApprovalScreen approvals={board} />)
  screen.getByText('This request cannot be shown, so it cannot be approved.')
  expect(screen.queryByRole('button', { name: /approve|sign/i })).toBeNull()
  fireEvent.click(screen.getByRole('button'))
  expect(board.reject).toHaveBeenCalledWith(1)
  act(() => board.show({ prompt: { ...base, id: 2, status: 'loading' } }))
  expect(screen.queryByText(/cannot be shown/)).toBeNull()
  log.mockRestore()
})

test('S-54a: the host’s page shows the title of a transfer; a window decides it', async () => {
  const { board } = await showSample(unlimited, { inline: false })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Allow unlimited spending of USDC',
  )
  expect(screen.queryByRole('button', { name: /approve/i })).toBeNull()
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  fireEvent.click(screen.getByRole('button', { name: 'Open window' }))
  expect(screen.getByRole('status').textContent).toContain('blocked the window')
  const focus = vi.fn()
  const popup = { closed: false, postMessage: vi.fn(), close: vi.fn(), focus }
  open.mockReturnValue(popup as unknown as Window)
  fireEvent.click(screen.getByRole('button', { name: 'Open window' }))
  expect(screen.getByRole('status').textContent).toContain('the window that has opened')
  fireEvent.click(screen.getByRole('button', { name: 'Show window' }))
  expect(focus).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(board.reject).toHaveBeenCalledWith(1)
  expect(board.approve).not.toHaveBeenCalled()
  open.mockRestore()
})

test('S-54a: the host’s page shows an insufficient balance and disables the window button', async () => {
  const approval = await toApproval(unlimited)
  const { inline: _, ...moving } = base
  const blocked = 'Not enough ETH for the amount and the fee.'
  const board = createFakeBoard({ ...moving, status: 'ready', approval: { ...approval, blocked } })
  render(<ApprovalScreen approvals={board} />)
  expect(screen.getByText(blocked)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open window' })).toMatchObject({ disabled: true })
})

test('S-54g: early presses at Approve’s position and early keys restart the second', async () => {
  const approval = await toApproval(unlimited)
  seeEverything()
  render(<ApprovalScreen approvals={createFakeBoard({ ...base, status: 'ready', approval })} />)
  const approve = screen.getByRole('button', { name: 'Approve' })
  const presses = [
    () => fireEvent.pointerDown(approve.parentElement ?? approve),
    () => fireEvent.keyDown(document.body, { key: 'Enter' }),
    () => fireEvent.keyDown(document.body, { key: ' ' }),
  ]
  for (const press of presses) {
    act(() => void vi.advanceTimersByTime(900))
    press()
  }
  act(() => void vi.advanceTimersByTime(999))
  expect(approve).toMatchObject({ disabled: true })
  act(() => void vi.advanceTimersByTime(1))
  expect(approve).toMatchObject({ disabled: false })
})

test('S-54i: a request that overflows its area unlocks when scrolled to its end', async () => {
  const text = Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n')
  const request = createTestRequest({ method: 'personal_sign', params: [text, account] })
  const signal = new AbortController().signal
  const approval = await prepareApproval(request, { now, signal })
  seeEverything()
  const board = createFakeBoard({ ...base, status: 'ready', approval })
  const { container } = render(<ApprovalScreen approvals={board} />)
  act(() => void vi.advanceTimersByTime(1_000))
  const approve = screen.getByRole('button', { name: 'Approve' })
  expect(approve).toMatchObject({ disabled: true })
  expect(screen.getByRole('status').textContent).toBe('Read to the end to approve.')
  const body = container.querySelector('h1')?.parentElement
  if (!body) return expect.fail('no body')
  body.scrollTop = body.scrollHeight / 2
  fireEvent.scroll(body)
  expect(approve).toMatchObject({ disabled: true })
  body.scrollTop = body.scrollHeight
  fireEvent.scroll(body)
  expect(approve).toMatchObject({ disabled: false })
})

test('S-53e: a checked sign-in shows app, account and “free” first, its message on demand', async () => {
  const { container } = await showSample(signIn)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in')
  expect(screen.getByText('Free. Signing in moves nothing.')).toBeTruthy()
  for (const shown of ['app.example.test', account])
    expect(screen.getAllByText(shown).some((one) => one.checkVisibility())).toBe(true)
  const message = container.querySelector('section[aria-label="Message"]')
  expect(message?.checkVisibility()).toBe(false)
  fireEvent.click(screen.getByText('Show message'))
  await waitFor(() => expect(message?.checkVisibility()).toBe(true))
  expect(message?.textContent).toContain('wants you to sign in with your Ethereum account')
})

test('S-53e: a sign-in is approvable after 300 ms, another message is not', async () => {
  const [approval, plain] = await Promise.all([
    toApproval(signIn),
    toApproval(find(wordSamples, 'a text')),
  ])
  seeEverything()
  const { rerender } = render(
    <ApprovalScreen approvals={createFakeBoard({ ...base, status: 'ready', approval })} />,
  )
  act(() => void vi.advanceTimersByTime(300))
  expect(screen.getByRole('button', { name: 'Approve' })).toMatchObject({ disabled: false })
  rerender(
    <ApprovalScreen
      approvals={createFakeBoard({ ...base, id: 2, status: 'ready', approval: plain })}
    />,
  )
  act(() => void vi.advanceTimersByTime(300))
  expect(screen.getByRole('button', { name: 'Approve' })).toMatchObject({ disabled: true })
})

test('S-54c: content that needs a longer visible time than the previous one restarts the clock', async () => {
  const [approval, plain] = await Promise.all([
    toApproval(signIn),
    toApproval(find(wordSamples, 'a text')),
  ])
  seeEverything()
  const board = createFakeBoard({ ...base, status: 'ready', approval })
  render(<ApprovalScreen approvals={board} />)
  act(() => void vi.advanceTimersByTime(300))
  const approve = screen.getByRole('button', { name: 'Approve' })
  expect(approve).toMatchObject({ disabled: false })
  act(() => board.show({ prompt: { ...base, status: 'ready', approval: plain }, waiting: 0 }))
  expect(approve).toMatchObject({ disabled: true })
  act(() => void vi.advanceTimersByTime(999))
  expect(approve).toMatchObject({ disabled: true })
  act(() => void vi.advanceTimersByTime(1))
  expect(approve).toMatchObject({ disabled: false })
})

test('S-51: a payment shows action, sender, recipient, fee and other changes in this order', async () => {
  const { container } = await showSample(find(transactionSamples, '1 ETH'))
  const text = container.textContent ?? ''
  const parts = [
    'Send 1 ETH',
    'To',
    'From your account',
    'Fee at most',
    'Expected changes',
    'Details',
  ]
  const places = parts.map((part) => text.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test.each([
  ['Details', unlimited],
  ['Show message', signIn],
])('behavior: every control is at least 40 px high, "%s" too', async (summary, sample) => {
  const { container } = await showSample(sample)
  expect(screen.getByText(summary).tagName).toBe('SUMMARY')
  expect(listSmall(container)).toEqual([])
})
