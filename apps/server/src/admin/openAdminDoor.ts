import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Clock } from '@latchkey/service'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { AdminError } from './AdminError.ts'
import { runCommand } from './runCommand.ts'

/** The longest path that a socket can have everywhere. */
const mostPathBytes = 100

/** Where the door of a state folder is. */
export const toDoorPath = (stateDir: string): string => join(stateDir, 'admin.sock')

const Order = z.strictObject({
  command: z.string(),
  actor: z.string().max(120),
  input: z.unknown(),
})

export type DoorOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly stateDir: string
}

/**
 * Lets the admin command line in while the server has the database: PGlite belongs to one process. Who can reach the
 * socket could read the database, since both lie in a folder that is open to nobody else (S-99).
 *
 * @returns What closes it.
 */
export async function openAdminDoor({ db, clock, stateDir }: DoorOptions) {
  const path = toDoorPath(stateDir)
  if (process.platform === 'win32' || Buffer.byteLength(path) > mostPathBytes) return async () => {}
  // One that a killed server left behind; the folder's lock says that there is no other.
  await rm(path, { force: true })
  const server = createServer((request, response) => {
    answer({ request, response, db, clock }).catch(() => response.destroy())
  })
  server.listen(path)
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

type Call = Omit<DoorOptions, 'stateDir'> & {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Answers in lines of JSON: how far it is, then the result or why there is none. */
async function answer({ request, response, db, clock }: Call): Promise<void> {
  const say = (line: object) => void response.write(`${JSON.stringify(line)}\n`)
  try {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const order = Order.parse(JSON.parse(Buffer.concat(chunks).toString()))
    const report = (done: number, all: number) => say({ done, all })
    say({ result: await runCommand({ db, now: clock.now(), actor: order.actor, report }, order) })
  } catch (error) {
    const known = error instanceof AdminError
    say({ error: known ? error.shortMessage : 'The server could not do that.' })
  }
  response.end()
}
