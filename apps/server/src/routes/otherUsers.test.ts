import { randomUUID } from 'node:crypto'
import { getTableName, isTable, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { runCommand } from '../admin/runCommand.ts'
import { readRows } from '../db/readRows.ts'
import * as schema from '../db/schema.ts'
import { awardPoints } from '../points/awardPoints.ts'
import { createTestAward, createTestClub } from '../testing/createTestClub.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import {
  startTestMarketplace,
  type TestMarketplace,
  testClubKey,
} from '../testing/startTestMarketplace.ts'
import type { TestBrowser } from '../testing/TestBrowser.ts'
import { routes } from './index.ts'

let market: TestMarketplace
beforeAll(async () => {
  market = await startTestMarketplace()
})
afterAll(() => market.stop())
const world = setUpServer((rpcUrl) => ({
  config: {
    rpcUrls: { 'eip155:1': [rpcUrl] },
    marketplaceApi: { url: market.url, key: testClubKey },
  },
}))

const report = { title: 'It is dark', severity: 'looks', happened: 'Only Ada saw it.', steps: '' }
const wish = { itemId: 'lantern', price: 100 }

/** A valid input of each route that changes data of a user. A missing one fails the test. */
const inputs: Readonly<Record<string, object>> = {
  '/api/links/:provider/unlink': {},
  '/api/links/finish': { provider: 'discord', state: 's'.repeat(22), code: 'c' },
  '/api/links/start': { provider: 'discord', purpose: 'link', returnTo: '/profile' },
  '/api/me/avatar': { avatar: 2 },
  '/api/me/deletion': {},
  '/api/me/deletion/cancel': {},
  '/api/me/name': { name: 'Bo' },
  '/api/reports': { ...report, happened: 'Only Bo saw this one.', diagnostics: null },
  '/api/sessions/:id/revoke': {},
  '/api/sessions/revoke-others': {},
  '/api/shop/purchases': wish,
  '/api/shop/watch': { notify: true },
  '/api/sign-in/nonce': {},
  '/api/sign-in/verify': { message: 'x', signature: '0x' },
  '/api/sign-out': {},
}

const owned = routes.filter(({ policy }) => policy.owner !== 'no-owner')

/** @param place - Number of the browser, from which its address follows: sign-ins are limited per address. */
async function join(seasonId: string, place = 0) {
  const browser = world.server.openBrowser({ ip: `198.51.100.${place}` })
  await browser.signIn(createTestKey())
  const userId = String((await browser.get('/api/me')).json().user.id)
  await awardPoints(world.db, seasonId, [createTestAward(userId, 250)])
  return { browser, userId }
}

/** Creates a player with data of every kind. `ids` name the data, and `secrets` are private. */
async function createOwner(seasonId: string) {
  const keys = { '/api/reports': randomUUID(), '/api/shop/purchases': randomUUID() }
  const { browser, userId } = await join(seasonId)
  await world.db.insert(schema.linkedAccounts).values({
    ...{ id: 'l'.repeat(20), provider: 'discord', subject: 'ada-on-discord', userId },
    linkedAt: new Date(world.server.clock.now()),
  })
  const postKeyed = async (path: keyof typeof keys, body: object) =>
    (await browser.post(path, body, { 'idempotency-key': keys[path] })).json()
  await browser.post('/api/me/name', { name: 'Ada' })
  const sent = await postKeyed('/api/reports', { ...report, diagnostics: null })
  const bought = await postKeyed('/api/shop/purchases', wish)
  const { sessions } = (await browser.get('/api/sessions')).json()
  const ids: readonly string[] = [sent.report.id, bought.purchase.id, sessions[0].id, userId]
  const { accounts } = (await browser.get('/api/me/data')).json()
  const secrets = [...ids.slice(0, -1), report.happened, 'ada-on-discord', accounts[0].address]
  const keyOf = (path: string) => new Map(Object.entries(keys)).get(path) ?? randomUUID()
  return { userId, ids, keyOf, secrets }
}

/** Returns all rows of the database that name the user. */
async function readRowsOf(userId: string): Promise<readonly string[]> {
  const names = Object.values(schema).filter(isTable).map(getTableName)
  const found: string[] = []
  for (const name of names) {
    const rows = await readRows(world.db, sql.raw(`select * from ${name}`), z.unknown())
    const texts = rows.map((row) => `${name} ${JSON.stringify(row)}`)
    found.push(...texts.filter((text) => text.includes(userId)))
  }
  return found.toSorted()
}

/** Calls a route with each id of the owner, and with the owner's idempotency key. */
async function callWithIds(
  browser: TestBrowser,
  { method, path }: (typeof owned)[number],
  { ids, keyOf }: Awaited<ReturnType<typeof createOwner>>,
) {
  const urls = ids.map((id) => path.replace(':id', id).replace(':provider', 'discord'))
  const answers = []
  for (const url of new Set(urls))
    answers.push(
      method === 'GET'
        ? await browser.get(url)
        : await browser.post(url, inputs[path], { 'idempotency-key': keyOf(path) }),
    )
  return answers
}

test('S-92d: no route shows or changes what belongs to another user', async () => {
  const { seasonId } = await createTestClub(world.db)
  const context = { db: world.db, now: world.server.clock.now(), actor: 'ada', report() {} }
  market.offer()
  await runCommand(context, { command: 'shop-open', input: {} })
  const owner = await createOwner(seasonId)
  const before = await readRowsOf(owner.userId)
  expect(before.length).toBeGreaterThan(6)
  const faults: string[] = []
  for (const [index, route] of owned.entries()) {
    const name = `${route.method} ${route.path}`
    const { browser } = await join(seasonId, index + 1)
    for (const { body, statusCode } of await callWithIds(browser, route, owner)) {
      if (statusCode === 500 || body.includes('invalid_request')) faults.push(`${name}: ${body}`)
      const seen = owner.secrets.filter((secret) => body.includes(secret))
      faults.push(...seen.map((secret) => `${name} shows ${secret}`))
    }
    const after = await readRowsOf(owner.userId)
    if (after.join('\n') !== before.join('\n')) faults.push(`${name} changes the owner's rows`)
  }
  expect(faults).toEqual([])
})

test('S-92d: every route that changes data of a user is among those tried', () => {
  const changing = owned.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(changing.toSorted()).toEqual(Object.keys(inputs).toSorted())
})
