import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConsent } from '../consent/createConsent.ts'
import { createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { ConfirmPopupView } from './ConfirmPopupView.tsx'
import { CookieBanner } from './CookieBanner.tsx'
import { createConfirmPopup } from './createConfirmPopup.ts'
import { createPopupAlert } from './createPopupAlert.ts'
import { PopupAlertView } from './PopupAlertView.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const question = { title: 'Leave?', message: 'You can come back.', yes: 'Leave' }

function showConfirm() {
  const confirm = createConfirmPopup()
  render(
    <>
      <button type="button">Opener</button>
      <ConfirmPopupView confirmPopup={confirm} />
    </>,
  )
  screen.getByText('Opener').focus()
  return confirm
}

async function ask(confirm: ReturnType<typeof createConfirmPopup>) {
  const answer = vi.fn()
  await act(async () => void confirm.ask(question).then(answer))
  return answer
}

test('popup alert: shown with its style class and phase, then removed', async () => {
  const alert = createPopupAlert()
  render(<PopupAlertView popupAlert={alert} />)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => alert.show('Saved', 'success'))
  const element = screen.getByTestId('popup-alert')
  expect(element.className).toContain('success')
  expect(element.dataset['phase']).toBe('entering')
  await pass(300)
  expect(element.dataset['phase']).toBe('shown')
  await pass(3000)
  expect(element.dataset['phase']).toBe('leaving')
  await pass(300)
  expect(screen.queryByTestId('popup-alert')).toBeNull()
})

test('confirm popup: an alert dialog with name and text takes focus and returns it', async () => {
  const confirm = showConfirm()
  const answer = await ask(confirm)
  const dialog = screen.getByRole('alertdialog', { name: 'Leave?' })
  expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText('You can come back.').id)
  expect(document.activeElement?.textContent).toBe('Cancel')
  await act(async () => within(dialog).getByRole('button', { name: 'Leave' }).click())
  expect(answer).toHaveBeenCalledExactlyOnceWith(true)
  expect(document.activeElement?.textContent).toBe('Opener')
})

test('confirm popup: Tab stays between its two buttons', async () => {
  await ask(showConfirm())
  const focused = () => document.activeElement?.textContent
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' })
  expect(focused()).toBe('Leave')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' })
  expect(focused()).toBe('Cancel')
})

test.each([
  ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
  ['the backdrop', () => fireEvent.pointerDown(screen.getByTestId('confirm-backdrop'))],
  ['Cancel', () => screen.getByRole('button', { name: 'Cancel' }).click()],
])('confirm popup: %s means no; the text stays for 300 ms', async (_, press) => {
  const answer = await ask(showConfirm())
  await act(async () => void press())
  expect(answer).toHaveBeenCalledExactlyOnceWith(false)
  await pass(299)
  expect(screen.getByText('You can come back.')).toBeTruthy()
  await pass(1)
  expect(screen.queryByText('You can come back.')).toBeNull()
})

function showBanner(suppressed = false) {
  const storage = createBrowserStorage({ getArea: () => localStorage })
  const consent = createConsent({ storage, window })
  const view = render(<CookieBanner consent={consent} suppressed={suppressed} />)
  const update = (next: boolean) =>
    view.rerender(<CookieBanner consent={consent} suppressed={next} />)
  return { update }
}
const banner = () => screen.queryByTestId('cookie-banner')

test('cookie banner: appears 1500 ms after load and explains the cookies', async () => {
  showBanner()
  await pass(1499)
  expect(banner()).toBeNull()
  await pass(1)
  expect(banner()?.textContent).toContain(
    'This site and third parties use cookies for personalised features, analytics and personalised ads',
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/privacy')
})

test.each([
  ['Accept all', 'true'],
  ['Reject all', 'false'],
])('cookie banner: %s stores the text %s and closes', async (name, stored) => {
  showBanner()
  await pass(1500)
  act(() => screen.getByRole('button', { name }).click())
  expect(localStorage.getItem('cookieConsent')).toBe(stored)
  expect(banner()).toBeNull()
})

test.each(['true', 'false'])('cookie banner: not shown when %s is stored', async (stored) => {
  localStorage.setItem('cookieConsent', stored)
  showBanner()
  await pass(5000)
  expect(banner()).toBeNull()
})

test('cookie banner: hidden on a route with the flag, shown on the next route without it', async () => {
  const { update } = showBanner(true)
  await pass(5000)
  expect(banner()).toBeNull()
  update(false)
  expect(banner()).not.toBeNull()
})
