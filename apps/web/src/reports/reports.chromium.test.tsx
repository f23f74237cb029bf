import type { Report, Session } from '@latchkey/product-api'
import { type FakeAnswers, refuse } from '@latchkey/product-api/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import BugReport from '../screens/BugReport.tsx'
import { renderScreen } from '../testing/renderScreen.tsx'

const user = { id: 'u'.repeat(20), createdAt: '2030-01-15T10:00:00.000Z', displayName: 'Wren' }

const report: Report = {
  id: 'r'.repeat(20),
  createdAt: '2030-01-15T10:00:00.000Z',
  title: 'Shop pictures are missing',
  severity: 'looks',
  happened: 'All pictures are grey.',
  steps: '',
  hasDiagnostics: true,
  hasPicture: false,
  status: 'fixed',
  answers: [{ at: '2030-01-16T10:00:00.000Z', text: 'Mended, reload the page.' }],
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

/** Renders the bug report screen with a fake server that stores the sent reports. */
async function show(answers: FakeAnswers = {}, reports: Report[] = []) {
  const sent: unknown[] = []
  const view = renderScreen(<BugReport />, {
    getMe: () => ({ user, accounts: [] }),
    getSession: () => ({ session: null, csrfToken: 't', serverTime: user.createdAt }),
    listReports: () => ({ reports, next: null }),
    createReport({ diagnostics, picture, ...words }) {
      sent.push({ diagnostics, picture, ...words })
      const facts = { id: 'n'.repeat(20), createdAt: user.createdAt, answers: [] }
      const hasDiagnostics = diagnostics !== null
      const hasPicture = picture !== undefined
      const made: Report = { ...facts, ...words, hasDiagnostics, hasPicture, status: 'open' }
      reports.unshift(made)
      return { report: made }
    },
    ...answers,
  })
  await screen.findByRole('textbox', { name: 'Summary' })
  return { ...view, sent }
}

const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Summary' })
const happened = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What happened?' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }))

async function write() {
  await userEvent.type(subject(), 'The board is empty')
  await userEvent.type(happened(), 'I saw nothing at all.')
}

test('default: a report is sent, the form is cleared, and the list shows the report', async () => {
  const { sent, app } = await show()
  await write()
  await userEvent.click(screen.getByRole('radio', { name: /I can’t continue/ }))
  await send()
  const confirmation = await screen.findByText('Sent. You’ll find the answer here.')
  expect(app.popupAlert.store.getState()).toMatchObject({
    message: 'Sent. You’ll find the answer here.',
    style: 'success',
  })
  expect(document.activeElement).toBe(confirmation)
  expect(sent).toMatchObject([
    { title: 'The board is empty', severity: 'blocks', steps: '', diagnostics: null },
  ])
  expect([subject().value, happened().value]).toEqual(['', ''])
  expect(await screen.findByText('The board is empty')).toBeDefined()
})

test('behavior: technical details are shown before sending, and sent only with consent', async () => {
  const { sent, container } = await show()
  await write()
  await userEvent.click(screen.getByText('Show exactly what is sent'))
  await userEvent.click(screen.getByRole('checkbox', { name: /Include technical details/ }))
  const shown = container.querySelector('pre')?.textContent ?? ''
  expect(shown).toContain(`Browser: ${navigator.userAgent}`)
  await send()
  await waitFor(() => expect(sent).toMatchObject([{ diagnostics: shown }]))
})

test('behavior: missing fields show errors, and the first one has focus', async () => {
  const { sent } = await show()
  await send()
  expect(screen.getByText('Add a short summary.')).toBeDefined()
  expect(screen.getByText('Describe it in a sentence or two.')).toBeDefined()
  expect(document.activeElement).toBe(subject())
  expect(sent).toEqual([])
})

test('behavior: text over the limit is kept, and the excess is counted', async () => {
  const { sent } = await show()
  await userEvent.type(subject(), 'Too long')
  await userEvent.click(happened())
  await userEvent.paste('x'.repeat(4_002))
  await send()
  expect(screen.getByText('2 characters too long')).toBeDefined()
  expect(happened().value).toHaveLength(4_002)
  expect(sent).toEqual([])
})

test('behavior: a draft survives a reload', async () => {
  await show()
  await write()
  cleanup()
  await show()
  expect([subject().value, happened().value]).toEqual([
    'The board is empty',
    'I saw nothing at all.',
  ])
})

test('behavior: offline a report is stored, and sent once after reconnect', async () => {
  const { sent, app } = await show()
  const stop = app.start()
  onlineManager.setOnline(false)
  await write()
  await send()
  expect(await screen.findByText(/^Saved in this browser/)).toBeDefined()
  expect(screen.getByText('Waiting to be sent')).toBeDefined()
  await act(async () => onlineManager.setOnline(true))
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull())
  expect(sent).toHaveLength(1)
  stop()
})

const session = {
  id: 's'.repeat(20),
  account: null,
  provider: 'discord',
  accounts: [],
  deletionAt: null,
  createdAt: user.createdAt,
  expiresAt: user.createdAt,
} satisfies Session

test('error: the form works while the player’s data cannot be loaded', async () => {
  let isDown = true
  const { sent, app } = await show({
    getSession: () => ({ session, csrfToken: 't', serverTime: user.createdAt }),
    getMe: () => (isDown ? refuse('internal') : { user, accounts: [] }),
  })
  await write()
  await send()
  expect(await screen.findByText(/^Saved in this browser/)).toBeDefined()
  await userEvent.type(subject(), 'Another draft')
  isDown = false
  await act(() => app.product.queryClient.refetchQueries(app.product.queries.me))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(subject().value).toBe('Another draft')
})

test('error: a browser with full storage says that draft and report are not saved', async () => {
  const { app, sent } = await show()
  const stop = app.start()
  onlineManager.setOnline(false)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await write()
  expect(screen.getByText(/storage is full or blocked, so your draft is lost/)).toBeDefined()
  await send()
  expect(await screen.findByText(/^Not sent yet, .* Keep this page open/)).toBeDefined()
  expect(app.popupAlert.store.getState()?.style).toBe('error')
  await act(async () => onlineManager.setOnline(true))
  await waitFor(() => expect(sent).toHaveLength(1))
  stop()
})

test('error: a rejected report shows the reason and can be edited', async () => {
  await show({ createReport: () => refuse('body_too_large') })
  await write()
  await send()
  expect(await screen.findByText('Not accepted: That is too large.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(subject().value).toBe('The board is empty'))
  expect(screen.queryByText('Not accepted: That is too large.')).toBeNull()
})

test('behavior: the team’s answer shows with its report', async () => {
  await show({}, [report])
  const row = (await screen.findByText('Shop pictures are missing')).closest('li')
  expect(row && within(row).getByText('Fixed')).toBeTruthy()
  expect(row && within(row).getByText('Mended, reload the page.')).toBeTruthy()
})

test('error: a list that failed to load can be retried, and the form stays usable', async () => {
  let isDown = true
  await show({
    listReports: () => (isDown ? refuse('not_found') : { reports: [report], next: null }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  isDown = false
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Shop pictures are missing')).toBeDefined()
})

test('behavior: passes an accessibility scan, and nothing is wider than a phone', async () => {
  const { container } = await show({}, [{ ...report, title: 'W'.repeat(80) }])
  await screen.findByText('W'.repeat(80))
  container.style.inlineSize = '328px'
  expect(container.scrollWidth).toBeLessThanOrEqual(328)
  const { violations } = await axe.run(container)
  expect(violations.map(({ id }) => id)).toEqual([])
})
