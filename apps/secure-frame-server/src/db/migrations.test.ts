import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '@latchkey/service'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tables } from './Database.ts'
import { emailReverts, releases, walletChanges, wallets } from './schema.ts'

// Prevents timeouts on a machine that runs other suites at the same time.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-migrations-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Copies the first `count` migrations to a folder, as an earlier version had them. */
async function copyMigrations(count: number): Promise<string> {
  const copy = join(folder, 'drizzle')
  await cp(tables.migrationsFolder, copy, { recursive: true })
  const file = join(copy, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return copy
}

test('S-95, S-26: a wallet of before recovery by the operator stays, and has no copy', async () => {
  const state = join(folder, 'state')
  const migrationsFolder = await copyMigrations(1)
  const before = await openPglite(state, { ...tables, migrationsFolder })
  await before.db.execute(sql`insert into users (id, created_at) values ('u', now())`)
  await before.db.execute(
    sql`insert into devices (id, user_id, thumbprint, browser, origin, created_at, last_seen_at)
        values ('d', 'u', 't', 'b', 'o', now(), now())`,
  )
  await before.db.execute(
    sql`insert into wallets (id, user_id, device_id, state, share, created_at)
        values ('w', 'u', 'd', 'active', 'k1.AAAA', now())`,
  )
  await before.close()
  const after = await openPglite(state, tables)
  const expected = { id: 'w', share: 'k1.AAAA', escrowEnc: null, escrowCt: null }
  expect(await after.db.select().from(wallets)).toMatchObject([expected])
  expect(await after.db.select().from(releases)).toEqual([])
  await after.close()
})

test('S-95, S-36g: migration makes an older archived wallet restorable, and skips an active one', async () => {
  const state = join(folder, 'state')
  const migrationsFolder = await copyMigrations(4)
  const before = await openPglite(state, { ...tables, migrationsFolder })
  await before.db.execute(sql`insert into users (id, created_at) values ('u', now())`)
  await before.db.execute(
    sql`insert into devices (id, user_id, thumbprint, browser, origin, created_at, last_seen_at)
        values ('d', 'u', 't', 'b', 'https://o', now(), now())`,
  )
  await before.db.execute(
    sql`insert into wallets (id, user_id, device_id, state, share, created_at, archived_at)
        values ('w', 'u', 'd', 'active', 'k1.AAAA', now(), null),
               ('v', 'u', 'd', 'archived', 'k1.BBBB', now(), now())`,
  )
  await before.db.execute(
    sql`insert into email_reverts (token_hash, user_id, old_email, new_email, expires_at)
        values ('h', 'u', 'a', 'b', now())`,
  )
  await before.close()
  const after = await openPglite(state, tables)
  const [change, ...others] = await after.db.select().from(walletChanges)
  expect(change).toMatchObject({ walletId: 'v', kind: 'archive', proven: false, endedAt: null })
  expect(change?.appliedAt).toBeInstanceOf(Date)
  expect(others).toEqual([])
  expect(await after.db.select().from(emailReverts)).toMatchObject([{ usedAt: null }])
  await after.close()
})
