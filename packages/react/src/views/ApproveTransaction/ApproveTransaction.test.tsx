import { getWallet, type Ports, showAlert } from '@latchkey/kit'
import { fakeAdapter, fakeLoginFrame } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { findScroller } from '../../parts/findScroller.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { answering, getViews, logIn, showPages } from '../../testing/openOn.tsx'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

await fetchViews('Account', 'ApproveTransaction')

afterEach(cleanup)

type Provider = { readonly request: (call: object, options: object) => Promise<unknown> }

async function openPlace() {
  const frame = fakeLoginFrame()
  const { kit } = renderWithKit(null, { frame })
  await logIn(kit, 'player@example.com')
  showPages(kit, [{ view: 'Account' }, { view: 'ApproveTransaction' }])
  await screen.findByText('Review the request and approve or decline it.')
  return { kit, frame, getDisplay: () => frame.page.nodes[0]?.styles['display'] }
}

test('K-AUTH-13b, K-APPROVE-03b: the frame covers its place, and hides when the page closes', async () => {
  const { kit, getDisplay } = await openPlace()
  expect(getDisplay()).toBe('block')
  await userEvent.click(screen.getByTestId('w3m-header-close'))
  await waitFor(() => expect(getDisplay()).toBe('none'))
  expect(kit.modal.getState().open).toBe(false)
})

test('K-APPROVE-07: after an approved request the account shows the new balance', async () => {
  let amount = 3_000_000n
  const send = async () => {
    amount = 1_000_000n
    return '0xabcd'
  }
  const frame = fakeLoginFrame(answering('RPC_REQUEST', send))
  const getBalance = () => ({ amount, decimals: 6, symbol: 'ETH' })
  const { kit } = renderWithKit(null, { frame, adapters: [fakeAdapter({ getBalance })] })
  await logIn(kit, 'player@example.com')
  showPages(kit, [{ view: 'Account' }])
  const balance = async () => (await screen.findByRole('note')).textContent
  await waitFor(async () => expect(await balance()).toBe('3 ETH'))
  const provider = getWallet(kit)?.connector.provider as Provider
  await act(() => provider.request({ method: 'eth_sendTransaction', params: [{}] }, {}))
  showPages(kit, [{ view: 'Account' }])
  await waitFor(async () => expect(await balance()).toBe('1 ETH'))
})

test('K-ROUTER-08: without a requesting page an approved request closes the modal', async () => {
  let approve = (_: string) => {}
  const reply = new Promise<string>((resolve) => {
    approve = resolve
  })
  const { kit } = renderWithKit(null, {
    frame: fakeLoginFrame(answering('RPC_REQUEST', () => reply)),
  })
  await logIn(kit, 'player@example.com')
  const provider = getWallet(kit)?.connector.provider as Provider
  const signing = provider.request({ method: 'personal_sign', params: ['0x00', '0x00'] }, {})
  await screen.findByText('Review the request and approve or decline it.')
  await act(async () => approve('0xabcd'))
  expect(await signing).toBe('0xabcd')
  await waitFor(() => expect(screen.getByTestId('w3m-modal').hasAttribute('open')).toBe(false))
})

test('K-AUTH-16: an unknown method opens the modal with "Action not allowed"', async () => {
  const frame = fakeLoginFrame()
  const { kit } = renderWithKit(null, { frame })
  await logIn(kit, 'player@example.com')
  const provider = getWallet(kit)?.connector.provider as Provider
  await act(() =>
    expect(provider.request({ method: 'eth_sign', params: [] }, {})).rejects.toThrow('not allowed'),
  )
  act(() => kit.test.clock.advance(300))
  const toast = await screen.findByTestId('wui-snackbar-message')
  expect(toast.textContent).toBe('Action not allowed')
  expect(screen.getByTestId('w3m-modal').hasAttribute('open')).toBe(true)
  expect(frame.getNames()).not.toContain('RPC_REQUEST')
})

test('K-MODAL-18: the frame is not loaded again', async () => {
  const { frame } = await openPlace()
  expect(frame.getLoadCount()).toBe(1)
})

test('behavior: the page has no back button, so the user answers or closes the modal', async () => {
  const { kit } = await openPlace()
  expect(getViews(kit)).toEqual(['Account', 'ApproveTransaction'])
  expect(screen.queryByTestId('header-back')).toBeNull()
  expect(screen.getByTestId('w3m-header-text').textContent).toBe('Approve transaction')
})

test.each([
  ['signIn', 'Sign in'],
  ['message', 'Sign message'],
  ['transaction', 'Approve transaction'],
] as const)('K-APPROVE-01: the title of a %s is "%s"', async (kind, title) => {
  const { kit } = renderWithKit(null, { frame: fakeLoginFrame() })
  await logIn(kit, 'player@example.com')
  showPages(kit, [{ view: 'ApproveTransaction', data: { kind } }])
  await screen.findByText('Review the request and approve or decline it.')
  expect(screen.getByTestId('w3m-header-text').textContent).toBe(title)
})

test('K-APPROVE-03a: the place is 600 px high if the window is high enough', async () => {
  await openPlace()
  const place = screen.getByText('Review the request and approve or decline it.').parentElement
  const { blockSize } = getComputedStyle(place ?? document.body)
  expect(Number.parseFloat(blockSize)).toBe(Math.min(600, window.innerHeight - 96))
})

test('K-EVT-06: an alert and the frame do not overlap, and both fit in the card', async () => {
  const { kit, frame } = await openPlace()
  frame.page.resize(window.innerWidth, window.innerHeight)
  act(() => showAlert(kit, { code: 'request_timed_out' }))
  const shown = await screen.findByRole('alert')
  const area = screen.getByText('Review the request and approve or decline it.').parentElement
  const getFrameTop = () => Number.parseFloat(frame.page.nodes[0]?.styles['top'] ?? '0')
  await waitFor(() => {
    expect(getFrameTop()).toBeGreaterThanOrEqual(shown.getBoundingClientRect().bottom)
    const card = screen.getByTestId('w3m-modal-card').getBoundingClientRect()
    expect(area?.getBoundingClientRect().bottom).toBeLessThanOrEqual(card.bottom)
  })
  // The area scrolls by at most one pixel, the height of a hairline. Otherwise the frame would
  // cover the alert.
  const scrolling = findScroller(area ?? document.body)
  scrolling.scrollTo(0, 1000)
  expect(scrolling.scrollTop).toBeLessThanOrEqual(1)
})

/** Opens the page of the request while a modal dialog of the host page is open. */
async function openBehindDialog(openWindow: Ports['openWindow']) {
  const own = document.createElement('dialog')
  document.body.append(own)
  own.showModal()
  onTestFinished(() => own.remove())
  const frame = fakeLoginFrame()
  const { kit } = renderWithKit(null, { frame, ports: { openWindow } })
  await logIn(kit, 'player@example.com')
  // The element of the fake frame is not in the document.
  const element = document.createElement('iframe')
  element.id = 'w3m-iframe'
  document.body.append(element)
  onTestFinished(() => element.remove())
  showPages(kit, [{ view: 'Account' }, { view: 'ApproveTransaction' }])
  await screen.findByRole('heading', { name: 'Continue in a window' })
  return { kit, getDisplay: () => frame.page.nodes[0]?.styles['display'] }
}

test("K-WORLD-19: above the page's modal dialog the request opens in a window, closed at the end", async () => {
  const popup = { closed: false, focus: vi.fn(), close: vi.fn() }
  const openWindow = vi.fn(() => popup as unknown as Window)
  const { getDisplay } = await openBehindDialog(openWindow)
  expect(getDisplay()).toBe('none')
  expect(openWindow).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Open window' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Show window' }))
  expect([openWindow.mock.calls.length, popup.focus.mock.calls.length]).toEqual([1, 1])
  popup.closed = true
  await userEvent.click(screen.getByRole('button', { name: 'Show window' }))
  expect(openWindow).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByTestId('w3m-header-close'))
  await waitFor(() => expect(popup.close).toHaveBeenCalledOnce())
})

test('K-WORLD-19, K-WORLD-17: a blocked window is reported and can be opened again', async () => {
  const popup = { closed: false, close: vi.fn() }
  const openWindow = vi.fn<Ports['openWindow']>(() => null)
  await openBehindDialog(openWindow)
  await userEvent.click(screen.getByRole('button', { name: 'Open window' }))
  await screen.findByText('Your browser blocked the window')
  openWindow.mockReturnValue(popup as unknown as Window)
  await userEvent.click(screen.getByRole('button', { name: 'Open window' }))
  expect(await screen.findByRole('button', { name: 'Show window' })).toBeDefined()
  expect(screen.queryByText('Your browser blocked the window')).toBeNull()
})
