import { refuse } from '@latchkey/product-api/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { DataCard } from './DataCard.tsx'

const data = {
  readAt: '2030-01-15T10:00:00.000Z',
  user: {
    id: 'u'.repeat(20),
    createdAt: '2030-01-01T10:00:00.000Z',
    displayName: 'Wren',
    deletionAt: null,
  },
  accounts: [],
  links: [],
  sessions: [],
  points: [],
  reports: [],
  purchases: [],
  welcomePoints: 0,
  watchesShopSince: null,
}

const files: Blob[] = []
beforeEach(() => {
  files.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:nothing'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('default: all stored data of the player downloads as a file', async () => {
  renderScreen(<DataCard />, { getOwnData: () => data })
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data)
})

test('error: without a response nothing is saved, and an error shows', async () => {
  const { app } = renderScreen(<DataCard />, { getOwnData: () => refuse('unavailable') })
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() =>
    expect(app.popupAlert.store.getState()).toMatchObject({
      message: expect.stringContaining('Couldn’t load your data'),
    }),
  )
  expect(files).toEqual([])
})
