import { expect, test } from 'vitest'
import { spendEntries } from '../db/schema.ts'
import { createRankedClub } from '../testing/createRankedClub.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { setUpServer } from '../testing/setUpServer.ts'

const world = setUpServer((rpcUrl) => ({
  config: { rpcUrls: { 'eip155:1': [rpcUrl] }, welcomePoints: 200 },
}))

async function comeIn(key = createTestKey(), browser = world.server.openBrowser()) {
  await browser.signIn(key)
  const read = async (path: string) => (await browser.get(path)).json()
  return { read, browser, userId: String((await read('/api/me')).user.id) }
}

test('default: a new player gets points to spend, once regardless of later logins', async () => {
  const key = createTestKey()
  await comeIn(key)
  const { read, userId } = await comeIn(key)
  expect(await read('/api/shop')).toMatchObject({ balance: 200, welcomePoints: 200 })
  expect(await world.db.select().from(spendEntries)).toMatchObject([
    { userId, kind: 'welcome', points: 200 },
  ])
})

test('behavior: two concurrent first logins grant the points once', async () => {
  const key = createTestKey()
  await Promise.all([comeIn(key), comeIn(key)])
  expect(await world.db.$count(spendEntries)).toBe(1)
})

test('behavior: welcome points give no rank, and the data export contains them', async () => {
  const { read, userId } = await comeIn()
  const { seasonId, placeOf } = await createRankedClub(world.db, { ['a'.repeat(20)]: 5 })
  expect(await placeOf(userId)).toBeNull()
  expect((await read(`/api/seasons/${seasonId}/leaderboard`)).standings).toHaveLength(1)
  expect(await read('/api/me/data')).toMatchObject({ welcomePoints: 200, points: [] })
})

test('behavior: a club without welcome points writes no entry', async () => {
  await world.restart({ config: { rpcUrls: { 'eip155:1': [world.rpc.url] } } })
  const { read } = await comeIn()
  expect(await read('/api/shop')).toMatchObject({ balance: 0, welcomePoints: 0 })
  expect(await world.db.$count(spendEntries)).toBe(0)
})
