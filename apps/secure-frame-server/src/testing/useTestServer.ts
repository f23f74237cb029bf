import type { OpenDatabase } from '@latchkey/service'
import { emptyDatabase, openTestDatabase } from '@latchkey/service/testing'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { tables } from '../db/Database.ts'
import { createTestServer, type TestServer, type TestServerOptions } from './createTestServer.ts'

/**
 * Opens one database per test file. It is emptied before each test, and each test gets a new
 * server.
 */
export function useTestServer(options: Omit<TestServerOptions, 'db'> = {}) {
  let open: OpenDatabase<typeof tables.schema>
  let server: TestServer
  beforeAll(async () => {
    open = await openTestDatabase(tables)
  }, 60_000)
  afterAll(() => open.close())
  beforeEach(async () => {
    await emptyDatabase(open.db, tables.schema)
    server = await createTestServer({ db: open.db, ...options })
  })
  return {
    get server() {
      return server
    },
    get db() {
      return open.db
    },
  }
}

type Answer = { readonly json: () => { readonly error?: { readonly code: string } } }

/** Returns the error code of a response. */
export const codeOf = (answer: Answer) => answer.json().error?.code
