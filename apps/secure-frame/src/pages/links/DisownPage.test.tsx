import { disownAttempt, readAttempt } from '@latchkey/frame-api/endpoints'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createBarePage } from '../../testing/createTestPage.ts'
import { DisownPage } from './DisownPage.tsx'

afterEach(cleanup)

const key = { transactionId: 'A'.repeat(22), secret: 'S'.repeat(43) }
const mailed = `${key.transactionId}.${key.secret}`
const attempt = {
  origin: 'https://app.test',
  email: 'ada@example.test',
  browser: 'Chromium on Linux',
  place: '203.0.113.7',
  requestedAt: '2030-01-15T10:00:00.000Z',
}

function create() {
  const { remote, services } = createBarePage()
  remote.answer(readAttempt, () => attempt)
  remote.answer(disownAttempt, () => ({ ok: true }))
  return { remote, services }
}

test('S-42e: "This was not me" shows the request and ends nothing automatically', async () => {
  const { remote, services } = create()
  render(<DisownPage mailed={mailed} services={services} />)
  for (const said of [attempt.origin, attempt.email, attempt.browser]) await screen.findByText(said)
  screen.getByText(`${attempt.place}`)
  expect(remote.calls).toEqual([{ path: readAttempt.path, input: key }])
})

test('S-42e: the page ends the request, then offers to end all sessions', async () => {
  const { remote, services } = create()
  render(<DisownPage mailed={mailed} services={services} />)
  await userEvent.click(await screen.findByRole('button', { name: 'End the request' }))
  const all = await screen.findByRole('button', { name: 'Sign out all my devices' })
  expect(remote.calls.at(-1)?.input).toEqual({ ...key, everywhere: false })
  await userEvent.click(all)
  await screen.findByText(/^All your devices are signed out/)
  expect(remote.calls.at(-1)?.input).toEqual({ ...key, everywhere: true })
})

test('error: an invalid link shows an error and no button to end the request', async () => {
  const { services } = create()
  render(<DisownPage mailed="nonsense" services={services} />)
  await screen.findByText('That didn’t work. Try again.')
  expect(screen.queryByRole('button', { name: 'End the request' })).toBeNull()
})
