import { refuse } from '@latchkey/product-api/testing'
import { listSmall } from '@latchkey/ui/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakePlayers, ownId, renderBoard, season } from '../testing/renderBoard.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rows = () => screen.getAllByTestId('board-row')
const names = () => rows().map((row) => row.querySelector('bdi')?.textContent)

async function show(...options: Parameters<typeof renderBoard>) {
  const view = renderBoard(...options)
  await screen.findAllByTestId('board-row')
  return view
}

test('default: ranks, names and points, best first, with the player’s rank visible', async () => {
  await show()
  expect(names().slice(0, 3)).toEqual(['Player 1', 'Player 2', 'Wren'])
  expect(rows()[0]?.textContent).toContain('1,200')
  const place = screen.getByRole('region', { name: 'Your rank' })
  await waitFor(() => expect(place.textContent).toContain('Rank 3 of 120'))
  expect(place.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  expect(rows()[2]?.textContent).toContain('You')
})

test('behavior: scrolling loads the next pages, and the player’s rank stays visible', async () => {
  await show()
  expect(rows()).toHaveLength(50)
  rows().at(-1)?.scrollIntoView()
  await waitFor(() => expect(rows()).toHaveLength(100))
  rows().at(-1)?.scrollIntoView()
  await waitFor(() => expect(rows()).toHaveLength(120))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  const place = screen.getByRole('region', { name: 'Your rank' }).getBoundingClientRect()
  expect(place.bottom).toBeLessThanOrEqual(window.innerHeight)
})

test('behavior: a search finds a name, and clearing it restores the full board', async () => {
  await show()
  const field = screen.getByRole('searchbox', { name: 'Find a player by name' })
  await userEvent.type(field, 'wr')
  await waitFor(() => expect(names()).toEqual(['Wren']))
  await userEvent.clear(field)
  await waitFor(() => expect(rows()).toHaveLength(50))
  await userEvent.type(field, 'nobody')
  expect(await screen.findByText('No names start with “nobody”')).toBeDefined()
})

test('behavior: the view around the player works with the keyboard alone', async () => {
  const players = createFakePlayers(120)
  const [, , own] = players
  if (own) own.points = 301
  await show({ players })
  screen.getByRole('radio', { name: 'Everyone' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(rows()).toHaveLength(51))
  expect(names()[25]).toBe('Wren')
})

test('behavior: the URL contains the selected view', async () => {
  await show({ path: `/leaderboard?season=${season.id}&search=wren` })
  expect(names()).toEqual(['Wren'])
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'wren')
})

test('behavior: a long name is cut, and nothing is wider than a phone', async () => {
  const players = createFakePlayers(5).map((player) => ({
    ...player,
    name: 'WWWWWWWWWWWWWWWWWWWWWWWW',
  }))
  const { container } = await show({ players })
  container.style.inlineSize = '328px'
  for (const row of rows()) expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  const cut = rows()[0]?.querySelector('bdi')
  expect(cut?.scrollWidth).toBeGreaterThan(cut?.clientWidth ?? 0)
  expect(cut?.title).toBe('WWWWWWWWWWWWWWWWWWWWWWWW')
})

test('behavior: a player without points sees an explanation', async () => {
  const players = createFakePlayers(120).filter(({ name }) => name !== 'Wren')
  await show({ players })
  expect(await screen.findByText(/^You have no points this season yet/)).toBeDefined()
})

test('behavior: a season without players and a board without seasons have empty states', async () => {
  renderBoard({ players: [] })
  expect(await screen.findByText('No points yet')).toBeDefined()
  cleanup()
  renderBoard({ answers: { listSeasons: () => ({ seasons: [] }) } })
  expect(await screen.findByText('No season yet')).toBeDefined()
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('error: a board that failed to load can be retried', async () => {
  let lost = true
  const answers = {
    getLeaderboard: () => (lost ? refuse('not_found') : { standings: [], next: null }),
  }
  renderBoard({ answers })
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toContain('Couldn’t load the leaderboard')
  lost = false
  await userEvent.click(within(problem).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No points yet')).toBeDefined()
})

test('behavior: axe finds no violations, and all controls are at least 40 px high and wide', async () => {
  const { container } = await show()
  await screen.findByText(/^Rank 3 of/)
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  expect(listSmall(container)).toEqual([])
})

test('behavior: a row that gains points moves, and the player’s rank updates', async () => {
  const players = createFakePlayers(120)
  const { tell } = await show({ players })
  await waitFor(() => expect(screen.getByText(/^Rank 3 of/)).toBeDefined())
  const [, , own] = players
  if (own) own.points = 5_000
  await tell({
    changes: [{ player: { id: ownId, name: 'Wren' }, points: 5_000 }],
    missedBelow: null,
  })
  expect(names().slice(0, 3)).toEqual(['Wren', 'Player 1', 'Player 2'])
  const row = rows()[0]
  // The row moves from its old position, then settles at the new one.
  await waitFor(() => expect(row?.style.transform).toMatch(/translate/))
  await waitFor(() => expect(row?.style.transform).toBe('none'), { timeout: 5_000 })
  await waitFor(() => expect(screen.getByText(/^Rank 1 of/)).toBeDefined(), { timeout: 10_000 })
})

test('behavior: after missed events the board reloads', async () => {
  const players = createFakePlayers(120)
  const { tell } = await show({ players })
  const [first] = players
  if (first) first.points = 0
  await tell({ changes: [], missedBelow: 2_147_483_647 })
  await waitFor(() => expect(names()[0]).toBe('Player 2'), { timeout: 10_000 })
})

test('behavior: no connection stays open for a finished season or after leaving the screen', async () => {
  const { countLines, unmount } = await show()
  expect(countLines()).toBe(1)
  unmount()
  expect(countLines()).toBe(0)
  const closed = { ...season, closedAt: '2030-03-01T00:00:00.000Z' }
  const over = await show({ answers: { listSeasons: () => ({ seasons: [closed] }) } })
  expect(over.countLines()).toBe(0)
  expect(screen.getByText('Final')).toBeDefined()
})
