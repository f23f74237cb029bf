import { expect, test } from 'vitest'
import type { Board } from '../product/createLeaderboardQueries.ts'
import { withChanges } from './withChanges.ts'

const change = (id: string, points: number) => ({ player: { id, name: id }, points })
const row = (id: string, points: number, rank: number) => ({ ...change(id, points), rank })

/** A leaderboard of which two pages of two rows are loaded. The server has more rows. */
const rows = [row('d', 40, 1), row('c', 30, 2), row('b', 20, 3), row('a', 10, 4)]
const board = (next: string | null = 'n'): Board => ({
  pages: [
    { standings: rows.slice(0, 2), next: 'm', end: rows[1] },
    { standings: rows.slice(2), next, end: rows[3] },
  ],
  pageParams: [undefined, 'm'],
})
const shown = (changed: Board) =>
  changed.pages.flatMap((page) =>
    page.standings.map(({ player, points, rank }) => `${rank} ${player.id} ${points}`),
  )

test('default: a row climbs, and the rows that it overtakes drop by one', () => {
  expect(shown(withChanges(board(), [change('a', 35)]))).toEqual([
    '1 d 40',
    '2 a 35',
    '3 c 30',
    '4 b 20',
  ])
})

test('behavior: a tie shares a rank and the next rank is skipped; the later id stands first', () => {
  expect(shown(withChanges(board(), [change('b', 30)]))).toEqual([
    '1 d 40',
    '2 c 30',
    '2 b 30',
    '4 a 10',
  ])
})

test('behavior: a row from below the loaded part enters, and a row that falls out leaves', () => {
  const changed = withChanges(board(), [change('x', 25), change('d', 5)])
  expect(shown(changed)).toEqual(['1 c 30', '2 x 25', '3 b 20', '4 a 10'])
})

test('behavior: after the last page, rows cannot drop out of the board', () => {
  expect(shown(withChanges(board(null), [change('d', 5), change('x', 1)]))).toEqual([
    '1 c 30',
    '2 b 20',
    '3 a 10',
    '4 d 5',
    '5 x 1',
  ])
})

test('behavior: the cursors of later pages stay valid, also after the last row has climbed', () => {
  const once = withChanges(board(), [change('a', 50)])
  expect(once.pages.map(({ next }) => next)).toEqual(['m', 'n'])
  expect(shown(withChanges(once, [change('x', 12)])).at(-1)).toBe('5 x 12')
})
