import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { OpenDatabase } from '../db/Database.ts'
import { createTestServer, type TestServer, type TestServerOptions } from './createTestServer.ts'
import { emptyDatabase, openTestDatabase } from './openTestDatabase.ts'
import { emptyChain, startTestRpc } from './startTestRpc.ts'

type TestRpc = Awaited<ReturnType<typeof startTestRpc>>

/**
 * Returns the options of the test server that differ from the default. Called before each test with
 * the URL of the test's RPC node.
 */
type ToOptions = (rpcUrl: string) => Omit<TestServerOptions, 'db'>

const toOneChain: ToOptions = (rpcUrl) => ({ config: { rpcUrls: { 'eip155:1': [rpcUrl] } } })

/**
 * Sets up a test file so that each test starts with a new server on an empty database. All tests
 * share the database process and the RPC node. The node answers as an empty chain until a test
 * changes its answers.
 *
 * @returns The server and the objects around it, for use inside a test.
 */
export function setUpServer(toOptions: ToOptions = toOneChain) {
  // Allows slow runs on a machine that is busy with other test suites.
  vi.setConfig({ testTimeout: 60_000 })
  let open: OpenDatabase | undefined
  let rpc: TestRpc | undefined
  let server: TestServer | undefined

  const world = {
    get db() {
      return demand(open).db
    },
    get rpc() {
      return demand(rpc)
    },
    get server() {
      return demand(server)
    },
    /** Stops the server and starts a new one on the same database. */
    async restart(options: ReturnType<ToOptions>): Promise<void> {
      server = await createTestServer({ db: world.db, ...options })
    },
  }
  beforeAll(async () => {
    open = await openTestDatabase()
    rpc = await startTestRpc()
  }, 60_000)
  afterAll(async () => {
    rpc?.stop()
    await open?.close()
  })
  beforeEach(async () => {
    await emptyDatabase(world.db)
    world.rpc.answer(emptyChain)
    await world.restart(toOptions(world.rpc.url))
  })
  return world
}

function demand<part>(part: part | undefined): part {
  if (part === undefined) throw new TypeError('This is there while a test runs, not before.')
  return part
}
