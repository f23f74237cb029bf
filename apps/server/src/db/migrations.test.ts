import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { migrationsFolder } from '../testing/migrationsFolder.ts'
import * as schema from './schema.ts'
import { sessions, userAccounts } from './schema.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 180_000 })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-migrations-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Copies the first `count` migrations, as if they belonged to an earlier version of the server. */
async function copyMigrations(count: number): Promise<string> {
  const copy = join(folder, 'drizzle')
  await cp(migrationsFolder, copy, { recursive: true })
  const file = join(copy, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return copy
}

test("S-82, S-95: the migration ends only sessions that delegated code got for a key's user", async () => {
  const client = await PGlite.create()
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder: await copyMigrations(1) })
  await db.execute(sql`insert into users (id, created_at) values ('u', now()), ('c', now())`)
  await db.execute(
    sql`insert into user_accounts (namespace, address, scope, user_id, created_at)
        values ('eip155', '0x1', '', 'u', now()), ('eip155', '0x2', 'eip155:1', 'c', now())`,
  )
  await db.execute(
    sql`insert into sessions (id, token_hash, user_id, namespace, address, chain_id, browser, audit_hash,
          created_at, last_seen_at, expires_at)
        values
          ('of the key', 'a', 'u', 'eip155', '0x1', 'eip155:1', 'b', 'h',
           now(), now(), now() + interval '14 days'),
          ('of lent code', 'b', 'u', 'eip155', '0x1', 'eip155:11155111', 'b', 'h',
           now(), now(), now() + interval '24 hours'),
          ('of a contract', 'c', 'c', 'eip155', '0x2', 'eip155:1', 'b', 'h',
           now(), now(), now() + interval '24 hours')`,
  )

  await migrate(db, { migrationsFolder })
  const ids = (await db.select().from(sessions)).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(['of a contract', 'of the key'])
  expect(await db.select().from(userAccounts)).toHaveLength(2)
  await client.close()
})
