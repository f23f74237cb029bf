import type { Report } from '@latchkey/product-api'
import { pictureLimits } from '@latchkey/product-api'
import { type FakeAnswers, refuse } from '@latchkey/product-api/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unsentReports } from '../outbox/storedReports.ts'
import BugReport from '../screens/BugReport.tsx'
import { renderScreen } from '../testing/renderScreen.tsx'

const user = { id: 'u'.repeat(20), createdAt: '2030-01-15T10:00:00.000Z', displayName: 'Wren' }
const report: Report = {
  id: 'r'.repeat(20),
  createdAt: user.createdAt,
  title: 'It is dark',
  severity: 'looks',
  happened: 'I saw nothing.',
  steps: '',
  hasDiagnostics: false,
  hasPicture: true,
  status: 'open',
  answers: [],
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

async function show(answers: FakeAnswers = {}) {
  const sent: (string | undefined)[] = []
  const view = renderScreen(<BugReport />, {
    getMe: () => ({ user, accounts: [] }),
    getSession: () => ({ session: null, csrfToken: 't', serverTime: user.createdAt }),
    listReports: () => ({ reports: [], next: null }),
    createReport({ picture }) {
      sent.push(picture)
      return { report }
    },
    ...answers,
  })
  await screen.findByRole('textbox', { name: 'Summary' })
  return { ...view, sent }
}

/**
 * Creates a picture file with the browser's encoder. Random noise compresses badly, so that the
 * file stays large.
 */
async function createFile(type: string, width = 40, height = 30, noise = false): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('There is no canvas.')
  context.fillStyle = '#0a0'
  context.fillRect(0, 0, width, height)
  if (noise) {
    const image = context.createImageData(width, height)
    for (let at = 0; at < image.data.length; at += 65_536)
      crypto.getRandomValues(image.data.subarray(at, at + 65_536))
    context.putImageData(image, 0, 0)
  }
  return new File([await canvas.convertToBlob({ type })], 'shot', { type })
}

const findInput = (container: HTMLElement) => {
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new TypeError('There is no field for a file.')
  return input
}
const choose = (container: HTMLElement, file: File) =>
  userEvent.upload(findInput(container), file, { applyAccept: false })
/**
 * Finds the attached picture. The wait is long, because drawing a large picture takes time on a
 * busy machine.
 */
const findPicture = () =>
  screen.findByRole<HTMLImageElement>('img', { name: 'Your screenshot' }, { timeout: 10_000 })
async function measure(picture: string) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const { width, height } = await createImageBitmap(new Blob([bytes]))
  const kind = String.fromCharCode(...bytes.subarray(8, 12))
  return { bytes: bytes.length, width, height, kind }
}
async function send() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Summary' }), 'It is dark')
  await userEvent.type(screen.getByRole('textbox', { name: 'What happened?' }), 'I saw nothing.')
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
}

test.each(['image/png', 'image/jpeg', 'image/webp'])(
  'default: %s is shown, re-encoded and sent with the report',
  async (type) => {
    const { container, sent } = await show()
    await choose(container, await createFile(type))
    await waitFor(async () => expect((await findPicture()).naturalWidth).toBe(40))
    await send()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await measure(sent[0] ?? '')).toMatchObject({ width: 40, height: 30, kind: 'WEBP' })
    expect(screen.queryByRole('img', { name: 'Your screenshot' })).toBeNull()
  },
)

test('behavior: a large picture is reduced to the limit', async () => {
  const { container, sent } = await show()
  await choose(container, await createFile('image/png', 2_400, 1_200, true))
  await findPicture()
  await send()
  await waitFor(() => expect(sent).toHaveLength(1))
  const { bytes, width, height } = await measure(sent[0] ?? '')
  expect(bytes).toBeLessThanOrEqual(pictureLimits.bytes)
  expect(width).toBeLessThanOrEqual(pictureLimits.side)
  expect(width / height).toBeCloseTo(2, 1)
})

test('behavior: a picture can be pasted and removed again', async () => {
  const { sent } = await show()
  const form = screen.getByRole('textbox', { name: 'What happened?' })
  const clipboardData = new DataTransfer()
  clipboardData.items.add(await createFile('image/png'))
  act(() => void form.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })))
  await findPicture()
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(screen.queryByRole('img', { name: 'Your screenshot' })).toBeNull()
  await send()
  await waitFor(() => expect(sent).toEqual([undefined]))
})

test('behavior: cells of a spreadsheet are pasted as text, not as a picture of them', async () => {
  await show()
  const form = screen.getByRole('textbox', { name: 'What happened?' })
  const clipboardData = new DataTransfer()
  clipboardData.items.add('one\ttwo', 'text/plain')
  clipboardData.items.add('<table><tr><td>one</td><td>two</td></tr></table>', 'text/html')
  clipboardData.items.add(await createFile('image/png'))
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  act(() => void form.dispatchEvent(paste))
  expect(paste.defaultPrevented).toBe(false)
  expect(screen.queryByRole('img', { name: 'Your screenshot' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
})

test('behavior: a picture survives a reload with the draft', async () => {
  const { container } = await show()
  await choose(container, await createFile('image/png'))
  await findPicture()
  cleanup()
  await show()
  expect(await findPicture()).toBeDefined()
})

test('behavior: offline a picture waits with its report and is sent with it', async () => {
  const { container, sent, app } = await show()
  const stop = app.start()
  onlineManager.setOnline(false)
  await choose(container, await createFile('image/png'))
  await findPicture()
  await send()
  await screen.findByText(/^Saved in this browser/)
  expect(app.storage.read(unsentReports)?.[0]?.text.picture).toMatch(/^UklGR/)
  await act(async () => onlineManager.setOnline(true))
  await waitFor(() => expect(sent).toEqual([expect.stringMatching(/^UklGR/)]))
  stop()
})

test.each([
  [
    new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
    'Not a PNG, JPEG or WebP picture. Choose another file.',
  ],
  [
    new File(['no picture'], 'a.png', { type: 'image/png' }),
    'That file can’t be opened as a picture. Choose another.',
  ],
  [
    new File([new Uint8Array(20_000_001)], 'a.png', { type: 'image/png' }),
    'That picture is too large. Choose one under 20 MB.',
  ],
])('error: %o is rejected with a reason', async (file, text) => {
  const { container } = await show()
  await choose(container, file)
  expect((await screen.findByText(text)).getAttribute('role')).toBe('alert')
  await choose(container, await createFile('image/png'))
  await findPicture()
  expect(screen.queryByText(text)).toBeNull()
})

test('error: a rejected report returns to the form with its picture', async () => {
  const { container } = await show({ createReport: () => refuse('picture_refused') })
  await choose(container, await createFile('image/png'))
  await findPicture()
  await send()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(await findPicture()).toBeDefined()
})

test('behavior: a report’s picture loads when opened, and again after a failure', async () => {
  const data = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='
  let asked = 0
  await show({
    listReports: () => ({ reports: [report], next: null }),
    getPicture() {
      asked += 1
      return asked === 1 ? refuse('not_found') : { type: 'image/webp', data }
    },
  })
  const title = await screen.findByText('It is dark')
  expect(asked).toBe(0)
  await userEvent.click(title)
  await userEvent.click(await screen.findByRole('button', { name: 'Load the picture again' }))
  await waitFor(async () => expect((await findPicture()).naturalWidth).toBe(1))
})

test('behavior: passes an axe scan with a picture, and no picture is wider than a phone', async () => {
  const { container } = await show()
  await choose(container, await createFile('image/png', 1_200, 100))
  await findPicture()
  container.style.inlineSize = '328px'
  expect(container.scrollWidth).toBeLessThanOrEqual(328)
  const { violations } = await axe.run(container)
  expect(violations.map(({ id }) => id)).toEqual([])
})
