import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { memberSession } from '../../testing/fakeServer.ts'
import { renderApp } from '../../testing/renderApp.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined

/**
 * Renders the profile of a player who is signed in on `count` devices. The last device of the
 * server's list is the current one.
 */
async function show(count: number) {
  const devices = Array.from({ length: count }, (_, index) => ({
    id: `session000000000000${index + 1}`,
    browser: `Browser ${index + 1}`,
    current: index === count - 1,
  }))
  shown = await renderApp('/profile', { session: memberSession, devices })
  await screen.findByText('This device')
}

afterEach(() => {
  shown?.end()
  shown = undefined
})

const browsers = () => screen.getAllByText(/^Browser \d$/).map((node) => node.textContent)
const showAll = () => screen.queryByRole('button', { name: /^Show all/ })

test('behavior: more than three devices show as this one and two more, and expand to all', async () => {
  await show(5)
  expect(browsers()).toEqual(['Browser 5', 'Browser 1', 'Browser 2'])
  const first = screen.getAllByText(/^Browser \d$/)[0]?.closest('li') ?? document.body
  expect(within(first).getByText('This device')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 5' }))
  expect(browsers().toSorted()).toEqual([1, 2, 3, 4, 5].map((number) => `Browser ${number}`))
  expect(screen.getByRole('button', { name: 'Sign out all other devices' })).toBeTruthy()
  expect(showAll()).toBeNull()
})

test('behavior: a list of three devices keeps the height of its skeleton', async () => {
  await show(3)
  expect(browsers()).toHaveLength(3)
  expect(showAll()).toBeNull()
})
