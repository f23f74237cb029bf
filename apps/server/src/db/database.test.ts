import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDatabaseReady, openDatabase, openPglite, openPostgres } from '@latchkey/service'
import { findPostgres, startPostgres, type TestPostgres } from '@latchkey/service/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeLink } from '../links/linkedAccounts.ts'
import { awardPoints } from '../points/awardPoints.ts'
import { endBrowserSessions } from '../sessions/endSessions.ts'
import { findSession } from '../sessions/findSession.ts'
import { buyItem } from '../shop/buyItem.ts'
import type { Marketplace } from '../shop/createMarketplace.ts'
import { readBalance } from '../shop/readBalance.ts'
import { createSession } from '../sign-in/createSession.ts'
import { consumeNonce, issueNonce, reserveNonce, takeReservation } from '../sign-in/nonces.ts'
import { createTestAward, createTestClub } from '../testing/createTestClub.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { migrationsFolder } from '../testing/migrationsFolder.ts'
import { emptyDatabase } from '../testing/openTestDatabase.ts'
import { startTestRpc } from '../testing/startTestRpc.ts'
import type { OpenDatabase } from './Database.ts'
import * as schema from './schema.ts'
import {
  linkedAccounts,
  nonces,
  sessions,
  shopWindows,
  spendEntries,
  userAccounts,
  users,
} from './schema.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 60_000 })

const now = Date.parse('2030-01-15T10:00:00.000Z')
const lantern = { name: 'Lantern', text: '', rarity: 'rare', price: 100, stock: 99 } as const
const postgresBin = findPostgres()
const skipped = postgresBin ? '' : ' (skipped: no PostgreSQL is installed)'

describe('PGlite', () => describeDatabase(async () => undefined))
describe.skipIf(!postgresBin)(`PostgreSQL${skipped}`, () =>
  describeDatabase(() => startPostgres(postgresBin ?? '')),
)

/** Defines the database tests that PGlite and PostgreSQL both have to pass. */
function describeDatabase(start: () => Promise<TestPostgres | undefined>) {
  let postgres: TestPostgres | undefined
  let stateDir: string
  let open: OpenDatabase
  const options = () => ({ databaseUrl: postgres?.url, stateDir, schema, migrationsFolder })
  const reopen = (folder = migrationsFolder) =>
    openDatabase({ ...options(), migrationsFolder: folder })

  beforeAll(async () => {
    stateDir = await mkdtemp(join(tmpdir(), 'latchkey-state-'))
    postgres = await start()
    open = await reopen()
  }, 60_000)
  afterAll(async () => {
    await open.close()
    await postgres?.stop()
    await rm(stateDir, { recursive: true })
  }, 60_000)
  beforeEach(() => emptyDatabase(open.db))

  test('S-80: of ten concurrent attempts one consumes a nonce', async () => {
    const { nonce } = await issueNonce(open.db, 'browser', now)
    const use = { nonce, browserHash: 'browser', now }
    const attempts = Array.from({ length: 10 }, () => consumeNonce(open.db, use))
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1)
  })

  test('S-82: of ten concurrent attempts one takes a reservation', async () => {
    const { nonce } = await issueNonce(open.db, 'browser', now)
    const use = { nonce, browserHash: 'browser', now }
    await consumeNonce(open.db, use)
    await reserveNonce(open.db, use, 'attempt')
    expect(await takeReservation(open.db, use, 'other')).toBe(false)
    const attempts = Array.from({ length: 10 }, () => takeReservation(open.db, use, 'attempt'))
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1)
  })

  test('two concurrent first sign-ins of an address create one user', async () => {
    const account = { namespace: 'eip155', address: '0x1', chainId: 'eip155:1' }
    const parameters = { account, signer: 'key', browser: 'test', auditHash: 'x', now } as const
    await Promise.all(
      Array.from({ length: 5 }, () =>
        createSession(open.db, { ...parameters, previousTokenHash: undefined }),
      ),
    )
    expect(await open.db.select().from(users)).toHaveLength(1)
    expect(await open.db.select().from(userAccounts)).toHaveLength(1)
    expect(new Set((await open.db.select().from(sessions)).map((row) => row.userId)).size).toBe(1)
  })

  test('S-83: sessions are added and removed by address and chain', async () => {
    const sign = (chainId: string, previousTokenHash: string | undefined) =>
      createSession(open.db, {
        account: { namespace: 'eip155', address: '0x1', chainId },
        signer: 'key',
        previousTokenHash,
        browser: 'test',
        auditHash: 'x',
        now,
      })
    const first = await findSession(open.db, await sign('eip155:1', undefined), now)
    const token = await sign('eip155:137', first?.tokenHash)
    const both = await findSession(open.db, token, now)
    expect(both?.rows).toHaveLength(2)
    await endBrowserSessions(open.db, both?.tokenHash ?? '', { chainId: 'eip155:1' })
    expect((await findSession(open.db, token, now))?.row.chainId).toBe('eip155:137')
  })

  test('S-73: of two concurrent unlinks of a player without a wallet one keeps the login', async () => {
    const { ids } = await createTestClub(open.db, ['Wren'])
    const userId = ids[0] ?? ''
    const link = { userId, name: null, email: null, linkedAt: new Date(now) }
    await open.db.insert(linkedAccounts).values([
      { ...link, id: 'l1', provider: 'discord', subject: '1' },
      { ...link, id: 'l2', provider: 'marketplace', subject: '2' },
    ])
    const unlinked = await Promise.allSettled(
      (['discord', 'marketplace'] as const).map((provider) =>
        open.db.transaction((tx) => removeLink(tx, userId, provider)),
      ),
    )
    expect(unlinked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(unlinked.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'last_way_in' },
    })
    expect(await open.db.select().from(linkedAccounts)).toHaveLength(1)
  })

  test('twenty concurrent purchases with points for two: two are paid, the balance never negative', async () => {
    const { seasonId, ids } = await createTestClub(open.db, ['Wren'])
    const userId = ids[0] ?? ''
    await awardPoints(open.db, seasonId, [createTestAward(userId, 250)])
    const at = new Date(now)
    await open.db.insert(shopWindows).values({ id: 'w', opensAt: at, closesAt: null })
    const marketplace: Marketplace = {
      findItem: async (id) => ({ ...lantern, id }),
      deliver: () => Promise.reject(new Error('nobody delivers here')),
    }
    const wish = { itemId: 'lantern', price: lantern.price }
    const attempts = Array.from({ length: 20 }, (_, index) => {
      const call = { userId, key: `key-${index}`, path: '/x', input: wish, now }
      return buyItem({ db: open.db, marketplace }, call, wish)
    })
    const outcomes = await Promise.allSettled(attempts)
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(refused).toEqual(Array(18).fill('points_missing'))
    expect(await readBalance(open.db, userId)).toBe(50)
    expect(await open.db.select().from(spendEntries)).toHaveLength(2)
  })

  test('the complete flow works: nonce, verify, me, sign-out', async () => {
    const rpc = await startTestRpc()
    const rpcUrls = { 'eip155:1': [rpc.url] }
    const server = await createTestServer({ db: open.db, config: { rpcUrls } })
    const browser = server.openBrowser()
    expect((await browser.signIn(createTestKey())).statusCode).toBe(200)
    expect((await browser.get('/api/me')).statusCode).toBe(200)
    await browser.post('/api/sign-out')
    expect((await browser.get('/api/me')).statusCode).toBe(401)
    rpc.stop()
  })

  test('behavior: each statement is reported with its duration and without its values', async () => {
    await open.close()
    const asked: { readonly statement: string; readonly durationMs: number }[] = []
    const onQuery = (query: (typeof asked)[number]) => void asked.push(query)
    open = await openDatabase({ ...options(), onQuery })
    await issueNonce(open.db, 'a browser', now)
    await open.db.transaction(async (tx) => {
      await tx.insert(users).values({ id: 'somebody', createdAt: new Date(now) })
      await tx.transaction((inner) => inner.select().from(users))
    })
    const found = (word: string) => asked.filter(({ statement }) => statement.includes(word))
    expect(
      ['"nonces"', 'insert into "users"', 'from "users"'].map((word) => found(word).length > 0),
    ).toEqual([true, true, true])
    expect(asked.every(({ durationMs }) => durationMs > 0)).toBe(true)
    expect(JSON.stringify(asked)).not.toMatch(/a browser|somebody/)
  })

  test('S-95: data survives a restart, and migrations run once', async () => {
    await issueNonce(open.db, 'browser', now)
    await open.close()
    open = await reopen()
    expect(await open.db.select().from(nonces)).toHaveLength(1)
    expect(await isDatabaseReady(open.db, migrationsFolder)).toBe(true)
  })

  test('S-95: a database of a newer server is left unchanged', async () => {
    const older = await createMigrationsFolder({ whenOffset: -1 })
    await open.close()
    await expect(reopen(older)).rejects.toMatchObject({
      shortMessage: 'The database was written by a newer version of this server.',
    })
    open = await reopen()
    expect(await isDatabaseReady(open.db, older)).toBe(false)
    await rm(older, { recursive: true })
  })

  test('S-95: a damaged table prevents the start and is named', async () => {
    await open.db.execute(sql`alter table sessions rename column browser to gone`)
    await open.close()
    await expect(reopen()).rejects.toMatchObject({
      shortMessage: 'The database is damaged: the table "sessions" cannot be read.',
    })
    // Reverts the damage, so that the next test has an intact database.
    open = await openUnchecked()
    await open.db.execute(sql`alter table sessions rename column gone to browser`)
  })

  async function openUnchecked(): Promise<OpenDatabase> {
    return postgres
      ? openPostgres(postgres.url, { schema, migrationsFolder })
      : openPglite(stateDir, { schema, migrationsFolder })
  }
}

/**
 * Copies the migrations with shifted timestamps, as if they belonged to another version of the
 * server.
 */
async function createMigrationsFolder({ whenOffset }: { whenOffset: number }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-drizzle-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  for (const entry of journal.entries) entry.when += whenOffset
  await writeFile(path, JSON.stringify(journal))
  return folder
}
