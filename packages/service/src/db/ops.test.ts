import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres, startPostgres, type TestPostgres } from '../testing/startPostgres.ts'

const ops = fileURLToPath(new URL('../../../../ops/', import.meta.url))
const postgresBin = findPostgres()
const skipped = postgresBin ? '' : ' (skipped: no PostgreSQL is installed)'
const names = ['server', 'frame', 'api']

describe.skipIf(!postgresBin)(`the database of ops/compose.yaml${skipped}`, () => {
  let open: TestPostgres

  /** Runs one statement as a role in a database. Returns the code of its error, or `undefined`. */
  async function run(role: string, database: string, statement: string) {
    const url = new URL(open.url)
    url.username = role
    url.pathname = database
    const client = postgres(url.href, { max: 1, onnotice: () => undefined })
    try {
      await client.unsafe(statement)
      return undefined
    } catch (error) {
      return error instanceof postgres.PostgresError ? error.code : error
    } finally {
      await client.end()
    }
  }

  beforeAll(async () => {
    const compose = await readFile(join(ops, 'compose.yaml'), 'utf8')
    const settings = /command: postgres (.+)/.exec(compose)?.[1] ?? ''
    open = await startPostgres(postgresBin ?? '', { settings })
    const passwords = names.map((name) => [`${name.toUpperCase()}_DATABASE_PASSWORD`, `of ${name}`])
    execFileSync(
      join(postgresBin ?? '', 'psql'),
      [open.url, '-v', 'ON_ERROR_STOP=1', '-q', '-f', join(ops, 'databases.sql')],
      { env: { ...process.env, ...Object.fromEntries(passwords) } },
    )
  }, 60_000)
  afterAll(() => open?.stop())

  test('behavior: the role of a server owns its database and reaches no other', async () => {
    for (const role of names) {
      const table = 'create schema drizzle; create table things (email text unique)'
      expect(await run(role, role, table)).toBeUndefined()
      const others = [...names, 'postgres', 'template1'].filter((name) => name !== role)
      const codes = await Promise.all(others.map((name) => run(role, name, 'select 1')))
      expect(codes).toEqual(others.map(() => '42501'))
      expect(await run(role, role, 'create role more')).toBe('42501')
    }
  })

  test('S-104: its log has failed statements without the values of their rows', async () => {
    const client = postgres(open.url.replace('/postgres', '/server'), { max: 1 })
    const add = () => client`insert into things (email) values (${'ann@example.test'})`
    await add()
    await expect(add()).rejects.toMatchObject({ code: '23505' })
    await client`set log_min_duration_statement = 0`
    await client`select ${'bob@example.test'}::text`
    await client.end()
    const log = await open.readLog()
    expect(log).toContain('insert into things (email) values ($1)')
    expect(log).toContain('select $1::text')
    expect(log).not.toMatch(/@example/)
  })
})
