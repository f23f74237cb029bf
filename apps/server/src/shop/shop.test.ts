import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../admin/runCommand.ts'
import type { MarketplaceApi } from '../config/fields.ts'
import { auditLog, linkedAccounts, pointEntries, purchases, spendEntries } from '../db/schema.ts'
import { runOnce } from '../idempotency/runOnce.ts'
import { awardPoints } from '../points/awardPoints.ts'
import { readPlace } from '../points/readPlace.ts'
import { createTestAward, createTestClub } from '../testing/createTestClub.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import {
  startTestMarketplace,
  type TestMarketplace,
  testClubKey,
} from '../testing/startTestMarketplace.ts'
import type { TestBrowser } from '../testing/TestBrowser.ts'
import { deliverDue } from './deliverPurchase.ts'
import { readPurchase } from './readPurchases.ts'

const minute = 60_000

let market: TestMarketplace
beforeAll(async () => {
  market = await startTestMarketplace()
})
afterAll(() => market.stop())

const toConfig = (rpcUrl: string, marketplaceApi?: MarketplaceApi) => ({
  config: { rpcUrls: { 'eip155:1': [rpcUrl] }, marketplaceApi },
})
const world = setUpServer((rpcUrl) => toConfig(rpcUrl, { url: market.url, key: testClubKey }))

let browser: TestBrowser
let seasonId: string
let userId: string
beforeEach(async () => {
  market.clear()
  market.offer()
  ;({ seasonId } = await createTestClub(world.db))
  browser = world.server.openBrowser()
  userId = await join(browser)
  await give(userId, 250)
  await admin('shop-open', {})
})

async function join(newcomer: TestBrowser): Promise<string> {
  await newcomer.signIn(createTestKey())
  return (await newcomer.get('/api/me')).json().user.id
}
async function restart(marketplaceApi: MarketplaceApi | undefined): Promise<void> {
  await world.restart(toConfig(world.rpc.url, marketplaceApi))
  browser = world.server.openBrowser()
}
const give = (id: string, points: number) =>
  awardPoints(world.db, seasonId, [createTestAward(id, points)])
const admin = (command: string, input: object) =>
  runCommand(
    { db: world.db, now: world.server.clock.now(), actor: 'ada', report() {} },
    { command, input },
  )
const shop = async (from = browser) => (await from.get('/api/shop')).json()
const buy = (wish: object = {}, key = randomUUID(), from = browser) =>
  from.post(
    '/api/shop/purchases',
    { itemId: 'lantern', price: 100, ...wish },
    { 'idempotency-key': key },
  )
const mine = async (query = '', from = browser) =>
  (await from.get(`/api/shop/purchases${query}`)).json()
/** Delivers the purchase with an act between the request and the marketplace's answer. */
async function deliverDuring(act: () => Promise<unknown>): Promise<void> {
  market.setFault(undefined)
  market.setDuring(act)
  world.server.clock.advance(minute)
  await deliverDue(world.server.context)
}
const codeOf = (answer: Awaited<ReturnType<typeof buy>>) => answer.json().error?.code
const link = (subject: string) =>
  world.db.insert(linkedAccounts).values({
    ...{ id: 'l'.repeat(20), provider: 'marketplace', subject, userId },
    linkedAt: new Date(world.server.clock.now()),
  })

test('default: a purchase deducts points, delivers with a receipt, and keeps the rank', async () => {
  const { purchase } = (await buy()).json()
  expect(purchase).toEqual({
    ...{ id: expect.any(String), itemId: 'lantern', itemName: 'Lantern', price: 100 },
    ...{ state: 'delivered', to: 'club', receipt: `R-${purchase.id}` },
    boughtAt: new Date(world.server.clock.now()).toISOString(),
    deliveredAt: '2030-01-15T10:00:00.000Z',
    ...{ refundedAt: null, refundReason: null },
  })
  expect(await shop()).toMatchObject({ balance: 150, owned: [{ itemId: 'lantern', count: 1 }] })
  expect(await mine()).toEqual({ purchases: [purchase], next: null })
  expect(await readPlace(world.db, { seasonId, userId })).toEqual({ rank: 1, points: 250 })
  expect([...market.deliveries.values()]).toEqual([{ itemId: 'lantern', recipient: null }])
  const data = (await browser.get('/api/me/data')).json()
  expect(data.purchases).toEqual([purchase])
})

test('behavior: a player with a linked marketplace account receives the item there', async () => {
  market.know(['m-7'])
  await link('m-7')
  expect((await buy()).json().purchase).toMatchObject({ state: 'delivered', to: 'account' })
  expect([...market.deliveries.values()]).toEqual([{ itemId: 'lantern', recipient: 'm-7' }])
})

test('S-94: the same key buys once, also concurrently and after the last item is sold', async () => {
  market.offer({ stock: 1 })
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => buy({}, key)))
  const again = await buy({}, key)
  const ids = [...answers, again].map((answer) => answer.json().purchase?.id)
  expect(new Set(ids).size).toBe(1)
  expect(await shop()).toMatchObject({ balance: 150 })
  expect(market.stockOf('lantern')).toBe(0)
})

test('S-94: the same key with another purchase is rejected, and no points are deducted', async () => {
  const key = randomUUID()
  await buy({}, key)
  const refused = await buy({ price: 99 }, key)
  expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'key_reused'])
  expect(await shop()).toMatchObject({ balance: 150 })
})

test('behavior: of twenty concurrent purchases with points for two, two are paid', async () => {
  market.offer({ stock: 50 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => buy()))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(answers.filter((answer) => codeOf(answer) === 'points_missing')).toHaveLength(18)
  expect(await shop()).toMatchObject({ balance: 50 })
  expect(market.deliveries.size).toBe(2)
})

test('behavior: one of twenty concurrent buyers gets the last item, the others keep their points', async () => {
  market.offer({ stock: 1 })
  const players = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const player = world.server.openBrowser({ ip: `10.0.0.${index}` })
      await give(await join(player), 100)
      return player
    }),
  )
  const answers = await Promise.all(players.map((player) => buy({}, randomUUID(), player)))
  const bought = answers.map((answer) => answer.json().purchase?.state ?? codeOf(answer))
  expect(bought.filter((state) => state === 'delivered')).toHaveLength(1)
  const balances = await Promise.all(players.map(async (player) => (await shop(player)).balance))
  expect(balances.toSorted((one, two) => one - two)).toEqual([0, ...Array(19).fill(100)])
  expect(market.stockOf('lantern')).toBe(0)
})

test.each([
  ['shop_closed', 'closed', async () => void (await admin('shop-close', {}))],
  ['item_gone', 'no longer in the catalogue', async () => market.clear()],
  ['sold_out', 'sold out', async () => market.offer({ stock: 0 })],
  ['price_changed', 'dearer meanwhile', async () => market.offer({ price: 101 })],
  ['points_missing', 'too dear', async () => void (await give(userId, -151))],
])('error: %s (%s) refuses the purchase and deducts no points', async (code, _, change) => {
  await change()
  const before = (await shop()).balance
  expect(codeOf(await buy())).toBe(code)
  expect((await shop()).balance).toBe(before)
  expect(await mine()).toEqual({ purchases: [], next: null })
  expect(market.deliveries.size).toBe(0)
})

test('error: an unreachable marketplace sells nothing', async () => {
  await restart({ url: 'http://127.0.0.1:9', key: testClubKey })
  await join(browser)
  const refused = await buy()
  expect([refused.statusCode, codeOf(refused)]).toEqual([503, 'marketplace_unreachable'])
  expect(await world.db.select().from(purchases)).toEqual([])
})

test.each(['deaf', 'silent'] as const)(
  'behavior: while the marketplace is %s the purchase stays pending, and is delivered once',
  async (fault) => {
    market.setFault(fault)
    const { purchase } = (await buy()).json()
    expect(purchase).toMatchObject({ state: 'paid', receipt: null })
    expect(await shop()).toMatchObject({ balance: 150, owned: [] })
    market.setFault(undefined)
    await deliverDue(world.server.context)
    expect((await mine()).purchases[0].state).toBe('paid')
    world.server.clock.advance(minute)
    await Promise.all([deliverDue(world.server.context), deliverDue(world.server.context)])
    expect((await mine()).purchases[0]).toMatchObject({ id: purchase.id, state: 'delivered' })
    expect([market.deliveries.size, market.stockOf('lantern')]).toEqual([1, 4])
  },
)

test('behavior: a permanent rejection refunds the points in the ledger', async () => {
  await link('nobody-there')
  const { purchase } = (await buy()).json()
  expect(purchase).toMatchObject({
    state: 'refunded',
    refundReason: 'The marketplace does not know your account.',
  })
  expect(await shop()).toMatchObject({ balance: 250, owned: [] })
  const entries = await world.db.select().from(spendEntries)
  expect(entries.map(({ kind, points }) => [kind, points])).toEqual([
    ['purchase', -100],
    ['refund', 100],
  ])
  expect(await world.db.select().from(pointEntries)).toHaveLength(1)
})

test('behavior: a key that the marketplace rejects does not cause a refund', async () => {
  await restart({ url: market.url, key: 'another-key-of-a-club' })
  await give(await join(browser), 100)
  expect((await buy()).json().purchase).toMatchObject({ state: 'paid' })
})

test('behavior: the ledger of spent and refunded points is append-only', async () => {
  await buy()
  for (const change of [sql`update spend_entries set points = 0`, sql`delete from spend_entries`])
    await expect(world.db.execute(change)).rejects.toMatchObject({
      cause: { message: 'Table spend_entries is append-only.' },
    })
})

test('behavior: an operator refunds points once with a reason, and the audit log records it', async () => {
  const { purchase } = (await buy()).json()
  const order = { purchase: purchase.id, reason: 'It came broken.' }
  expect(await admin('shop-refund', order)).toEqual({ purchase: purchase.id, points: 100 })
  await expect(admin('shop-refund', order)).rejects.toMatchObject({
    shortMessage: 'This purchase was already refunded.',
  })
  expect(await admin('shop-purchases', { player: userId })).toMatchObject([
    { id: purchase.id, state: 'refunded', refundReason: 'It came broken.' },
  ])
  expect(await shop()).toMatchObject({ balance: 250 })
  const deeds = await world.db.select().from(auditLog)
  expect(deeds.at(-1)).toMatchObject({
    actor: 'ada',
    action: 'shop.refund',
    details: { purchaseId: purchase.id, reason: 'It came broken.', state: 'delivered' },
  })
})

test('behavior: a refund during a delivery asks first, keeps the receipt and tells the team', async () => {
  market.setFault('silent')
  const { purchase } = (await buy()).json()
  const order = { purchase: purchase.id, reason: 'Lost.' }
  await expect(admin('shop-refund', order)).rejects.toMatchObject({
    shortMessage: expect.stringMatching(/^A delivery of this purchase is under way: /),
  })
  expect(await shop()).toMatchObject({ balance: 150 })
  await deliverDuring(() => admin('shop-refund', { ...order, duringDelivery: true }))
  expect((await mine()).purchases).toMatchObject([
    { state: 'refunded', receipt: `R-${purchase.id}`, refundReason: 'Lost.' },
  ])
  expect(await shop()).toMatchObject({ balance: 250, owned: [] })
  const told = (await world.db.select().from(auditLog)).at(-1)
  expect(told).toMatchObject({
    ...{ actor: 'server', action: 'shop.delivered_after_refund' },
    details: { purchaseId: purchase.id, receipt: `R-${purchase.id}` },
  })
  expect(world.server.lines.map(({ msg }) => msg)).toContain('delivered_after_refund')
})

test('behavior: a rejection that arrives after a refund does not refund twice', async () => {
  await link('nobody-there')
  market.setFault('deaf')
  const { purchase } = (await buy()).json()
  const order = { purchase: purchase.id, reason: 'Lost.', duringDelivery: true }
  await deliverDuring(() => admin('shop-refund', order))
  expect(await shop()).toMatchObject({ balance: 250 })
  expect((await mine()).purchases).toMatchObject([{ refundReason: 'Lost.', receipt: null }])
})

test('behavior: unanswered deliveries are retried after 15 s, then twice the time up to 10 min', async () => {
  market.setFault('deaf')
  await buy()
  const waits = []
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const [row] = await world.db.select().from(purchases)
    const waitMs = (row?.nextAttemptAt.getTime() ?? 0) - world.server.clock.now()
    waits.push(waitMs / 1_000)
    world.server.clock.advance(waitMs - 1)
    const before = market.asked()
    await deliverDue(world.server.context)
    expect(market.asked()).toBe(before)
    world.server.clock.advance(1)
    await deliverDue(world.server.context)
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 600, 600])
})

test('S-94: an idempotency key lives one day', async () => {
  const day = 24 * 60 * minute
  const start = world.server.clock.now()
  let calls = 0
  const call = (key: string, after: number) =>
    runOnce(world.db, { userId, key, path: '/x', input: {}, now: start + after }, async () => {
      calls += 1
      return calls
    })
  expect(await call('first', 0)).toBe(1)
  expect(await call('first', day)).toBe(1)
  expect(await call('first', day + 1)).toBe(2)
})

test('S-92d: a player cannot read the purchase of another player', async () => {
  const { purchase } = (await buy()).json()
  expect(await readPurchase(world.db, { userId, id: purchase.id })).toEqual(purchase)
  const other = await join(world.server.openBrowser())
  await expect(readPurchase(world.db, { userId: other, id: purchase.id })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test.each([
  [[1, 3, 2], 3],
  [[2, null, 1], null],
])('behavior: of overlapping hours the shop closes by the latest: %j', async (ends, latest) => {
  await admin('shop-close', {})
  const now = world.server.clock.now()
  const toTime = (minutes: number | null) =>
    minutes === null ? undefined : new Date(now + minutes * minute).toISOString()
  for (const end of ends) await admin('shop-open', { closesAt: toTime(end) })
  expect(await shop()).toMatchObject({ open: true, closesAt: toTime(latest) ?? null })
})

test('behavior: the shop opens and closes by its hours', async () => {
  await admin('shop-close', {})
  const now = world.server.clock.now()
  const [opensAt, closesAt] = [now + minute, now + 2 * minute].map((at) =>
    new Date(at).toISOString(),
  )
  await admin('shop-open', { opensAt, closesAt })
  expect(await shop()).toMatchObject({ open: false, opensAt, closesAt: null })
  world.server.clock.advance(minute)
  expect(await shop()).toMatchObject({ open: true, opensAt: null, closesAt })
  world.server.clock.advance(minute)
  expect(await shop()).toMatchObject({ open: false, opensAt: null, closesAt: null })
})

test('error: hours that end before they begin', async () => {
  await expect(
    admin('shop-open', { opensAt: '2030-02-02', closesAt: '2030-02-01' }),
  ).rejects.toMatchObject({ shortMessage: 'The shop would close before it opens.' })
})

test('behavior: a player switches the opening notification on and off', async () => {
  expect(await shop()).toMatchObject({ notify: false })
  for (const notify of [true, true, false, false]) {
    expect((await browser.post('/api/shop/watch', { notify })).json()).toEqual({ notify })
    expect(await shop()).toMatchObject({ notify })
  }
})

test('behavior: without a marketplace the shop is closed', async () => {
  await restart(undefined)
  await join(browser)
  expect(await shop()).toMatchObject({ open: false })
  expect(codeOf(await buy())).toBe('shop_closed')
})

test('behavior: purchases of other players are hidden, and pages do not overlap', async () => {
  market.offer({ price: 1, stock: 50 })
  for (let count = 0; count < 22; count += 1) await buy({ price: 1 })
  const first = await mine()
  const second = await mine(`?after=${first.next}`)
  const ids = [...first.purchases, ...second.purchases].map(({ id }) => id)
  expect([first.purchases.length, second.purchases.length, second.next]).toEqual([20, 2, null])
  expect(new Set(ids).size).toBe(22)
  const other = world.server.openBrowser()
  await join(other)
  expect(await mine('', other)).toEqual({ purchases: [], next: null })
})
