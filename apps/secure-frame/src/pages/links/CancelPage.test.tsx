import { BaseError } from '@latchkey/core'
import { cancelRelease } from '@latchkey/frame-api/endpoints'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createBarePage } from '../../testing/createTestPage.ts'
import { CancelPage } from './CancelPage.tsx'

afterEach(cleanup)

const token = 'T'.repeat(43)
const pressCancel = () => userEvent.click(screen.getByRole('button', { name: 'Cancel recovery' }))

test('S-26, S-42d: opening the link cancels nothing; the press does', async () => {
  const { remote, services } = createBarePage()
  remote.answer(cancelRelease, () => ({ ok: true }))
  render(<CancelPage services={services} token={token} />)
  expect(remote.calls).toEqual([])
  await pressCancel()
  await screen.findByRole('heading', { name: 'Cancelled' })
  expect(remote.calls).toEqual([{ path: cancelRelease.path, input: { token } }])
})

test('S-26: an expired link shows an error', async () => {
  const { remote, services } = createBarePage()
  remote.answer(cancelRelease, () => {
    throw new BaseError('This link is no longer valid.', { code: 'link_over' })
  })
  render(<CancelPage services={services} token={token} />)
  await pressCancel()
  await screen.findByText('This link is no longer valid.')
  expect(screen.queryByRole('heading', { name: 'Cancelled' })).toBeNull()
})
