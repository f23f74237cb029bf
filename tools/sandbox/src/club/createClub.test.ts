import { expect, test } from 'vitest'
import { createClub } from './createClub.ts'

const now = Date.parse('2030-01-15T10:00:00.000Z')
const club = createClub(now)

test('default: 5,000 players with unique names', () => {
  expect(club.players).toHaveLength(5_000)
  const names = club.players.flatMap(({ name }) => (name === null ? [] : [name.toLowerCase()]))
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(4_500)
  for (const name of names) expect(name.length).toBeLessThanOrEqual(24)
})

test('default: three seasons, the last one running, with points for all participants', () => {
  expect(club.seasons.map(({ closedAt }) => closedAt === null)).toEqual([false, false, true])
  const seen = club.seasons.map(({ awards }) => new Set(awards.map(([player]) => player)).size)
  expect(seen).toEqual([3_200, 4_100, 5_000])
  const awards = club.seasons.flatMap((season) => season.awards)
  expect(new Set(awards.map(([, , , id]) => id)).size).toBe(awards.length)
  for (const [, points, , , at] of awards) {
    expect(points).toBeGreaterThan(0)
    expect(Date.parse(at)).toBeLessThanOrEqual(now)
  }
})

test('default: reports of players of the club, some answered and some open', () => {
  const ids = new Set(club.players.map(({ id }) => id))
  expect(club.reports.every(({ player }) => ids.has(player))).toBe(true)
  const states = club.reports.map(({ status }) => status)
  expect(new Set(states)).toEqual(new Set(['open', 'answered', 'fixed', 'closed']))
  for (const { createdAt, status, answers } of club.reports) {
    expect(answers).toHaveLength(status === 'open' ? 0 : 1)
    for (const { at } of answers) {
      expect(Date.parse(at)).toBeGreaterThan(Date.parse(createdAt))
      expect(Date.parse(at)).toBeLessThan(now)
    }
  }
})

test('behavior: the same each time', () => {
  expect(createClub(now)).toEqual(club)
})
