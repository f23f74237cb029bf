import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { OpenDatabase } from '../db/Database.ts'
import { createTestServer, type TestServer, type TestServerOptions } from './createTestServer.ts'
import { emptyDatabase, openTestDatabase } from './openTestDatabase.ts'
import { emptyChain, startTestRpc } from './startTestRpc.ts'

type TestRpc = Awaited<ReturnType<typeof startTestRpc>>

/** What differs from the usual server; asked for before each test. `rpcUrl` is the address of the node. */
type ToOptions = (rpcUrl: string) => Omit<TestServerOptions, 'db'>

const toOneChain: ToOptions = (rpcUrl) => ({ config: { rpcUrls: { 'eip155:1': [rpcUrl] } } })

/**
 * Sets up a test file whose tests each begin with a server of their own over an empty database. Database and node are
 * started once for all of them; the node answers as an empty chain until a test says otherwise.
 *
 * @returns What is there while a test runs.
 */
export function setUpServer(toOptions: ToOptions = toOneChain) {
  // A machine busy with other suites is no reason to fail.
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
    /** Puts another server in the place of the one that is there, over the same database. */
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
