import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../db/schema.ts'
import { createTestAward, createTestClub } from '../testing/createTestClub.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { emptyDatabase } from '../testing/openTestDatabase.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import type { TestBrowser } from '../testing/TestBrowser.ts'
import { changeName } from '../users/changeName.ts'
import { writeSkeletons } from '../users/writeSkeletons.ts'
import { awardPoints } from './awardPoints.ts'
import { readChanges, readMoment } from './readChanges.ts'
import { closeSeason, createSeason } from './seasons.ts'

let browser: TestBrowser
let me: string

const world = setUpServer()
beforeEach(async () => {
  browser = world.server.openBrowser()
  await browser.signIn(createTestKey())
  me = (await get('/api/me')).user.id
})

const get = async (url: string) => (await browser.get(url)).json()
const award = (seasonId: string, userId: string, points: number) =>
  awardPoints(world.db, seasonId, [createTestAward(userId, points)])

test('default: seasons, newest first, with their numbers of players', async () => {
  const { seasonId, ids } = await createTestClub(world.db, ['Ada', 'Bo'])
  for (const id of ids) await award(seasonId, id, 10)
  expect(await get('/api/seasons')).toEqual({
    seasons: [
      {
        id: seasonId,
        name: 'Winter',
        startsAt: '2030-01-01T00:00:00.000Z',
        endsAt: null,
        closedAt: null,
        players: 2,
      },
    ],
  })
})

test('behavior: pages follow each other without gap or repetition while ranks above change', async () => {
  const names = Array.from({ length: 120 }, (_, index) => `Player ${index}`)
  const { seasonId, ids } = await createTestClub(world.db, names)
  for (const [index, id] of ids.entries()) await award(seasonId, id, 1 + (index % 40))
  const url = `/api/seasons/${seasonId}/leaderboard`
  const first = await get(url)
  // A player of the first page and a player of the last page climb.
  await award(seasonId, first.standings[30].player.id, 1_000)
  const second = await get(`${url}?after=${first.next}`)
  const third = await get(`${url}?after=${second.next}`)
  const seen = [first, second, third].flatMap((page) =>
    page.standings.map((row: { player: { id: string } }) => row.player.id),
  )
  expect([first, second, third].map((page) => page.standings.length)).toEqual([50, 50, 20])
  expect(new Set(seen).size).toBe(120)
  expect(third.next).toBeNull()
  expect(first.standings.slice(0, 4).map((row: { rank: number }) => row.rank)).toEqual([1, 1, 1, 4])
})

test('behavior: names are found by prefix, ignoring case, with their ranks', async () => {
  const { seasonId, ids } = await createTestClub(world.db, ['Åsa', 'åke', 'Bo', null])
  for (const [index, id] of ids.entries()) await award(seasonId, id, 10 * index + 5)
  const url = `/api/seasons/${seasonId}/leaderboard`
  const found = (await get(`${url}?search=%C3%85`)).standings
  expect(found.map((row: { player: object; rank: number }) => [row.player, row.rank])).toEqual([
    [{ id: ids[1], name: 'åke' }, 3],
    [{ id: ids[0], name: 'Åsa' }, 4],
  ])
  expect(await get(`${url}?search=x%25`)).toEqual({ standings: [], next: null })
})

test('behavior: a search continues over pages', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Player ${index}`)
  const { seasonId, ids } = await createTestClub(world.db, names)
  for (const id of ids) await award(seasonId, id, 10)
  const seen: string[] = []
  let next = ''
  do {
    const page = await get(`/api/seasons/${seasonId}/leaderboard?search=player${next}`)
    seen.push(...page.standings.map((row: { player: { name: string } }) => row.player.name))
    next = page.next && `&after=${page.next}`
  } while (next)
  expect(seen).toEqual(names.toSorted())
})

test('default: shows the player’s place, their awards and the neighbouring rows', async () => {
  const { seasonId, ids } = await createTestClub(world.db, ['Ada', 'Bo'])
  const url = `/api/seasons/${seasonId}`
  expect(await get(`${url}/place`)).toEqual({ place: null, awards: [], next: null })
  expect(await get(`${url}/neighbours`)).toEqual({ standings: [] })
  await award(seasonId, ids[0] ?? '', 50)
  await award(seasonId, ids[1] ?? '', 10)
  for (let count = 0; count < 25; count += 1) await award(seasonId, me, 1)
  const first = await get(`${url}/place`)
  expect(first.place).toEqual({ rank: 2, points: 25 })
  expect(first.awards).toHaveLength(20)
  expect(first.awards[0]).toEqual({
    points: 1,
    reason: 'Quest',
    awardedAt: '2030-01-01T00:00:00.000Z',
  })
  const second = await get(`${url}/place?after=${first.next}`)
  expect([second.awards.length, second.next]).toEqual([5, null])
  const around = (await get(`${url}/neighbours`)).standings
  expect(around.map((row: { player: { id: string } }) => row.player.id)).toEqual([
    ids[0],
    me,
    ids[1],
  ])
})

test('default: visitors without a session see the three best of the running season', async () => {
  const visitor = world.server.openBrowser()
  const ask = async () => (await visitor.get('/api/top-players')).json()
  expect(await ask()).toEqual({ season: null, standings: [] })
  const { seasonId, ids } = await createTestClub(world.db, ['Ada', 'Bo', null, 'Cy'])
  for (const [index, id] of ids.entries()) await award(seasonId, id, 10 + index)
  const { season, standings } = await ask()
  expect(season).toBe('Winter')
  expect(standings).toEqual([
    { player: { id: ids[3], name: 'Cy' }, rank: 1, points: 13 },
    { player: { id: ids[2], name: null }, rank: 2, points: 12 },
    { player: { id: ids[1], name: 'Bo' }, rank: 3, points: 11 },
  ])
})

test('behavior: the running season shows to visitors even if a later one has closed', async () => {
  const { seasonId } = await createTestClub(world.db)
  const closed = { name: 'Cup', startsAt: new Date('2030-02-01T00:00:00.000Z'), endsAt: null }
  const cup = await createSeason(world.db, closed)
  await closeSeason(world.db, cup, new Date('2030-02-02T00:00:00.000Z'))
  expect((await get('/api/top-players')).season).toBe('Winter')
  await closeSeason(world.db, seasonId, new Date('2030-03-01T00:00:00.000Z'))
  expect((await get('/api/top-players')).season).toBe('Winter')
})

test.each(['leaderboard', 'neighbours', 'place'])(
  'error: %s of an unknown season',
  async (path) => {
    const response = await browser.get(`/api/seasons/${'x'.repeat(22)}/${path}`)
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found'])
  },
)

test.each(['x', 'W10', 'eyJhIjoxfQ', 'bnVsbA', encodeURIComponent('[1,"a"]')])(
  'S-98: %s is rejected as a cursor',
  async (after) => {
    const { seasonId } = await createTestClub(world.db)
    const response = await browser.get(`/api/seasons/${seasonId}/leaderboard?after=${after}`)
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request'])
  },
)

test('S-98: a row of the board has a random id, a name, a rank and points, no other data', async () => {
  const { seasonId } = await createTestClub(world.db)
  await award(seasonId, me, 5)
  const { standings } = await get(`/api/seasons/${seasonId}/leaderboard`)
  expect(standings).toEqual([{ player: { id: me, name: null }, rank: 1, points: 5 }])
  expect(me).toMatch(/^[0-9A-Za-z]{22}$/)
})

test('default: a chosen name is on the profile and on the board', async () => {
  const { seasonId } = await createTestClub(world.db)
  await award(seasonId, me, 5)
  const response = await browser.post('/api/me/name', { name: '  Mira of the Tower ' })
  expect(response.json()).toEqual({ name: 'Mira of the Tower' })
  expect((await get('/api/me')).user.displayName).toBe('Mira of the Tower')
  const { standings } = await get(`/api/seasons/${seasonId}/leaderboard`)
  expect(standings[0].player.name).toBe('Mira of the Tower')
})

test('default: a chosen avatar is on the profile, the board, its neighbours, search and export', async () => {
  const { seasonId } = await createTestClub(world.db)
  await award(seasonId, me, 5)
  await browser.post('/api/me/name', { name: 'Mira' })
  expect((await get('/api/me')).user.avatar).toBe(0)
  expect((await browser.post('/api/me/avatar', { avatar: 12 })).json()).toEqual({ avatar: 12 })
  expect((await get('/api/me')).user.avatar).toBe(12)
  expect((await get('/api/me/data')).user.avatar).toBe(12)
  for (const path of ['leaderboard', 'neighbours', 'leaderboard?search=mi']) {
    const { standings } = await get(`/api/seasons/${seasonId}/${path}`)
    expect(standings[0].player).toEqual({ id: me, name: 'Mira', avatar: 12 })
  }
  const since = await readMoment(world.db)
  await award(seasonId, me, 5)
  const { news } = await readChanges(world.db, seasonId, since)
  expect(news.changes[0]?.player).toEqual({ id: me, name: 'Mira', avatar: 12 })
})

test.each([-1, 1_000, 1.5, '1'])('error: %j is rejected as an avatar', async (avatar) => {
  const response = await browser.post('/api/me/avatar', { avatar })
  expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request'])
})

test.each(['ada', 'ADA', 'Ａｄａ'])(
  'error: %s counts as the name of Ada, which is taken',
  async (name) => {
    await createTestClub(world.db, ['Ada'])
    const response = await browser.post('/api/me/name', { name })
    expect([response.statusCode, response.json().error.code]).toEqual([409, 'name_taken'])
  },
)

test.each([
  ['Bill', 'BiII'],
  ['copa', 'сора'],
  ['MAPIA', 'ΜΑΡΙΑ'],
  ['mira 10', 'rnira 1O'],
])(
  'S-147c: a name that looks like the name of another player is taken: %s, %s',
  async (one, twin) => {
    await createTestClub(world.db, [one])
    await writeSkeletons(world.db)
    const response = await browser.post('/api/me/name', { name: twin })
    expect([response.statusCode, response.json().error.code]).toEqual([409, 'name_taken'])
  },
)

test('S-147c: of twins that are older than the rule one counts, and the other after it left', async () => {
  const { ids } = await createTestClub(world.db, ['Bill', 'BiII', 'Bo'])
  const toSkeletons = async () => {
    await writeSkeletons(world.db)
    const rows = await world.db.select().from(users).orderBy(users.nameSkeleton)
    return rows.flatMap(({ id, nameSkeleton }) =>
      nameSkeleton === null ? [] : [[id, nameSkeleton]],
    )
  }
  const first = await toSkeletons()
  expect(first.map(([, skeleton]) => skeleton)).toEqual(['bill', 'bo'])
  expect(await toSkeletons()).toEqual(first)
  const holder = first[0]?.[0] ?? ''
  await world.db.delete(users).where(eq(users.id, holder))
  const heir = ids.slice(0, 2).find((id) => id !== holder)
  expect(await toSkeletons()).toEqual([[heir, 'bill'], first[1]])
})

test('behavior: two players who take a name or its twin in the same task: one is refused', async () => {
  for (const names of [
    ['Wren', 'Wren'],
    ['Bill', 'BiII'],
  ]) {
    await emptyDatabase(world.db)
    const { ids } = await createTestClub(world.db, ['Ada', 'Bo'])
    // Both look for the name before either writes it.
    const taken = await Promise.allSettled(
      ids.map((id, index) => changeName(world.db, id, names[index] ?? '')),
    )
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = taken.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { code: 'name_taken' } })
  }
})

test('behavior: of two concurrent requests for a name one wins, and may change its case later', async () => {
  const other = world.server.openBrowser()
  await other.signIn(createTestKey())
  const taken = await Promise.all(
    [browser, other].map((each) => each.post('/api/me/name', { name: 'Wren' })),
  )
  expect(taken.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const owner = taken[0]?.statusCode === 200 ? browser : other
  expect((await owner.post('/api/me/name', { name: 'WREN' })).statusCode).toBe(200)
})
