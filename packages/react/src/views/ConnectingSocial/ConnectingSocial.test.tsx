import { getLoginStore } from '@latchkey/kit/auth'
import { fakeLogin, fakeLoginFrame, fakePorts, type TestKit } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchViews } from '../../testing/fetchViews.ts'
import {
  answering,
  getViews,
  hanging,
  letFrameAnswer,
  openOn,
  refusing,
} from '../../testing/openOn.tsx'
import type { RenderWithKitOptions } from '../../testing/renderWithKit.tsx'

await fetchViews('ConnectSocials', 'ConnectingSocial', 'ConnectingFarcaster', 'RecoverWallet')

afterEach(cleanup)

/** Creates a window of the provider that the test controls. */
function fakePopup() {
  const popup = { closed: false, location: { href: '', replace: () => {} }, close: () => {} }
  return popup as unknown as Window & { closed: boolean }
}

async function openList(
  openWindow: (url: string) => Window | null,
  options: RenderWithKitOptions = {},
): Promise<TestKit> {
  const ports = { openWindow: vi.fn(openWindow) }
  return openOn([{ view: 'ConnectSocials' }], { frame: fakeLoginFrame(), ports, ...options })
}

const press = async (provider: string) =>
  userEvent.click(await screen.findByTestId(`social-selector-${provider}`))

test('K-SOC-02: the window opens in the click, on the loading page of the frame', async () => {
  const kit = await openList(fakePopup)
  await press('github')
  expect(vi.mocked(kit.ports.openWindow).mock.calls[0]?.[0]).toBe('https://secure.example/loading')
  await screen.findByText('Continue in the GitHub window.')
  expect(screen.getByTestId('w3m-header-text').textContent).toBe('GitHub')
})

test('K-SOC-03: closing the window navigates back to the list', async () => {
  const popup = fakePopup()
  const kit = await openList(() => popup)
  await press('github')
  await letFrameAnswer(kit)
  popup.closed = true
  for (let second = 0; second < 3; second += 1) act(() => kit.test.clock.advance(1_000))
  await waitFor(() => expect(getViews(kit)).toEqual(['ConnectSocials']))
})

test('K-SOC-03: a blocked window shows a message and opens with another click', async () => {
  const windows = [null, fakePopup()]
  const kit = await openList(() => windows.shift() ?? null)
  await press('github')
  await letFrameAnswer(kit)
  await screen.findByText('Your browser blocked the window')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await letFrameAnswer(kit)
  await screen.findByText('Continue in the GitHub window.')
  expect(kit.ports.openWindow).toHaveBeenCalledTimes(2)
})

test('K-SOC-05: a login that fails shows "Something went wrong" and can be tried again', async () => {
  const frame = fakeLoginFrame(refusing('GET_SOCIAL_REDIRECT_URI', 'no such provider'))
  const kit = await openList(fakePopup, { frame })
  await press('github')
  await letFrameAnswer(kit)
  await screen.findByText('Something went wrong')
  expect(screen.queryByText(/no such provider/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(kit.ports.openWindow).toHaveBeenCalledTimes(2)
})

test('K-SOC-05: the view shows that the account is being retrieved', async () => {
  const kit = await openList(fakePopup)
  await press('github')
  act(() => getLoginStore(kit).setState({ social: { provider: 'github', phase: 'fetching' } }))
  expect(await screen.findByText('Retrieving your account')).toBeDefined()
})

test('S-134b: Cancel ends the login', async () => {
  const kit = await openList(fakePopup)
  await press('github')
  await letFrameAnswer(kit)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(getLoginStore(kit).getState().social).toBeUndefined())
  expect(getViews(kit)).toEqual(['ConnectSocials'])
})

test('K-AUTH-09: with a login connected no provider can be chosen', async () => {
  const kit = await openList(fakePopup, { connected: fakeLogin({ email: 'player@example.com' }) })
  await press('github')
  expect(kit.ports.openWindow).not.toHaveBeenCalled()
})

const installed = { page: { ...fakePorts().page, installed: () => true } }

test('K-SOC-09: in an installed app the providers wait for the frame, then work', async () => {
  const ports = { ...installed, openWindow: vi.fn(fakePopup) }
  const kit = await openOn([{ view: 'Connect' }], { frame: fakeLoginFrame(), ports })
  const google = await screen.findByTestId('social-selector-google')
  expect(google.getAttribute('aria-busy')).toBe('true')
  await press('google')
  await press('x')
  expect(ports.openWindow).not.toHaveBeenCalled()
  await letFrameAnswer(kit)
  await waitFor(() => expect(google.getAttribute('aria-busy')).toBeNull())
  await press('google')
  expect(ports.openWindow).toHaveBeenCalledOnce()
})

test('K-SOC-09: the list of all providers waits for the frame too', async () => {
  const ports = { ...installed, openWindow: vi.fn(fakePopup) }
  const kit = await openList(fakePopup, { ports })
  await press('github')
  expect(ports.openWindow).not.toHaveBeenCalled()
  await letFrameAnswer(kit)
  await press('github')
  await waitFor(() => expect(ports.openWindow).toHaveBeenCalledOnce())
})

test('K-SOC-08: on a desktop Farcaster shows a code to scan and connects after the scan', async () => {
  let scan = () => {}
  const scanned = new Promise<void>((resolve) => {
    scan = resolve
  })
  const frame = fakeLoginFrame({
    loggedIn: true,
    ...answering('CONNECT_FARCASTER', async () => {
      await scanned
      return { userName: 'player' }
    }),
  })
  const kit = await openList(fakePopup, { frame })
  await press('farcaster')
  await letFrameAnswer(kit)
  const code = await screen.findByTestId('wui-qr-code')
  expect(code.getAttribute('uri')).toBe('https://farcaster.example/connect/one')
  scan()
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
})

test('K-SOC-08: on a phone Farcaster shows a button, disabled until its link exists', async () => {
  const ports = fakePorts()
  const page = { ...ports.page, device: () => ({ ...ports.page.device(), mobile: true }) }
  const openWindow = vi.fn(fakePopup)
  const frame = fakeLoginFrame(hanging('CONNECT_FARCASTER'))
  const kit = await openList(openWindow, { frame, ports: { openWindow, page } })
  await press('farcaster')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Open Farcaster' })
  expect(button.disabled).toBe(true)
  await letFrameAnswer(kit)
  await waitFor(() => expect(button.disabled).toBe(false))
  await userEvent.click(button)
  expect(openWindow.mock.calls[0]).toContain('https://farcaster.example/connect/one')
})

test('K-SOC-08: a failed Farcaster login shows an error and navigates back to the list', async () => {
  const frame = fakeLoginFrame(refusing('GET_FARCASTER_URI', 'no'))
  const kit = await openList(fakePopup, { frame })
  await press('farcaster')
  await letFrameAnswer(kit)
  await screen.findByText('Failed to connect to farcaster')
  expect(getViews(kit)).toEqual(['ConnectSocials'])
})
