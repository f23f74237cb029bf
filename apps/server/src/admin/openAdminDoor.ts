import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Clock } from '@latchkey/service'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { AdminError } from './AdminError.ts'
import { runCommand } from './runCommand.ts'

/** The longest path of a Unix socket that all platforms support, in bytes. */
const mostPathBytes = 100

/** Returns the path of the admin socket in a server's state folder. */
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
 * Opens a socket that accepts commands of the admin command line. PGlite allows only one process,
 * so commands run inside the server. Only the owner of the state folder can reach the socket, so it
 * gives no access beyond the database files (S-99).
 *
 * @returns A function that closes the socket.
 */
export async function openAdminDoor({ db, clock, stateDir }: DoorOptions) {
  const path = toDoorPath(stateDir)
  if (process.platform === 'win32' || Buffer.byteLength(path) > mostPathBytes) return async () => {}
  // Removes the socket file of a crashed server. The lock on the state folder guarantees that no
  // other server is running.
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

/**
 * Runs the admin command that a request on the socket names. Streams JSON lines: progress first,
 * then the result or the error.
 */
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
    say({ error: known ? error.shortMessage : 'The server could not run the command.' })
  }
  response.end()
}
