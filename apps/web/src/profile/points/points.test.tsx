import { type FakeAnswers, refuse } from '@latchkey/product-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { memberSession } from '../../testing/fakeServer.ts'
import { renderApp } from '../../testing/renderApp.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined

afterEach(() => {
  shown?.end()
  shown = undefined
})

const season = {
  id: 's'.repeat(16),
  name: 'Winter',
  startsAt: '2030-01-01T00:00:00.000Z',
  endsAt: null,
  closedAt: null,
  players: 1_200,
}
const listSeasons = () => ({ seasons: [season] })

async function show(answers: FakeAnswers) {
  shown = await renderApp('/profile', { session: memberSession }, answers)
  return shown
}

test('default: points, rank, and the awards behind them', async () => {
  const award = { points: 150, reason: 'Won a race', awardedAt: '2030-01-10T10:00:00.000Z' }
  await show({
    listSeasons,
    getPlace: ({ after }) => ({
      place: { rank: 17, points: 1_480 },
      awards: after ? [{ ...award, points: -20, reason: 'Taken back' }] : [award],
      next: after ? null : 'next',
    }),
  })
  expect((await screen.findByTestId('profile-points')).textContent).toBe('1,480')
  expect(screen.getByText('Winter · Rank 17 of 1,200')).toBeTruthy()
  expect(screen.getByText('Won a race').closest('li')?.textContent).toBe(
    'Won a race10 January 2030+150',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect((await screen.findByText('Taken back')).closest('li')?.textContent).toContain('−20')
})

test('behavior: points to spend stand beside the points of the season, with the shop', async () => {
  const getShop = () => ({
    ...{ open: false, opensAt: null, closesAt: null },
    ...{ notify: false, balance: 1_200, welcomePoints: 200, owned: [] },
  })
  await show({ listSeasons, getShop, getPlace: () => ({ place: null, awards: [], next: null }) })
  const link = await screen.findByRole('link', { name: '1,200 points to spend' })
  expect(link.getAttribute('href')).toBe('/shop-closed')
})

test('behavior: screen readers get points over time as a table', async () => {
  await show({
    listSeasons,
    getPlace: () => ({
      place: { rank: 17, points: 130 },
      awards: [
        { points: -20, reason: 'Taken back', awardedAt: '2030-01-12T10:00:00.000Z' },
        { points: 150, reason: 'Won a race', awardedAt: '2030-01-10T10:00:00.000Z' },
      ],
      next: null,
    }),
  })
  const table = within(await screen.findByRole('table', { name: 'Your points over time' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['DayPoints', '10 January 2030150', '12 January 2030130'])
  expect(
    screen.getByText('12 January 2030', { selector: 'bdi' }).closest('[aria-hidden]'),
  ).not.toBeNull()
})

test('behavior: a single award draws no chart', async () => {
  const award = { points: 5, reason: 'Quest', awardedAt: '2030-01-12T10:00:00.000Z' }
  const place = { rank: 17, points: 5 }
  await show({ listSeasons, getPlace: () => ({ place, awards: [award], next: null }) })
  expect(await screen.findByText('Quest')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('behavior: a player without points sees an explanation', async () => {
  await show({ listSeasons, getPlace: () => ({ place: null, awards: [], next: null }) })
  expect(await screen.findByText(/^You have no points this season yet/)).toBeTruthy()
})

test('error: points that failed to load are not shown as zero', async () => {
  let lost = true
  await show({
    listSeasons: () => (lost ? refuse('not_found') : listSeasons()),
    getPlace: () => ({ place: null, awards: [], next: null }),
  })
  expect(await screen.findByText('Couldn’t load your points')).toBeTruthy()
  lost = false
  const problem = screen.getByText('Couldn’t load your points').parentElement
  await userEvent.click(within(problem ?? document.body).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Couldn’t load your points')).toBeNull())
})

async function rename(typed: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Change your name' }))
  const field = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.clear(field)
  await userEvent.type(field, `${typed}{Enter}`)
}

test('default: the player chooses a name, and focus returns to the button', async () => {
  await show({ changeName: ({ name }) => ({ name }) })
  await rename(' Mira of the Tower ')
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mira of the Tower'),
  )
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change your name' }))
})

test.each([
  ['x', /^Use 2 to 24 letters/],
  ['Ada', 'This name is taken. Choose another.'],
])('error: %s is refused', async (name, text) => {
  await show({ changeName: () => refuse('name_taken') })
  await rename(name)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wren')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
})
