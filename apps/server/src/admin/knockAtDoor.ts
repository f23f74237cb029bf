import { type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import type { AdminContext } from './AdminCommand.ts'
import { AdminError } from './AdminError.ts'

const Line = z.union([
  z.strictObject({ done: z.number(), all: z.number() }),
  z.strictObject({ error: z.string() }),
  z.strictObject({ result: z.unknown() }),
])

type Order = Pick<AdminContext, 'actor' | 'report'> & {
  readonly command: string
  readonly input: unknown
}

/**
 * Sends an admin command to a running server over its admin socket.
 *
 * @returns The server's answer, or `undefined` if no server listens on the socket.
 * @throws {AdminError} The command failed; the message has the reason.
 */
export async function knockAtDoor(
  socketPath: string,
  { report, ...order }: Order,
): Promise<{ readonly result: unknown } | undefined> {
  const response = await ask(socketPath, JSON.stringify(order))
  if (!response) return undefined
  for await (const text of createInterface({ input: response })) {
    const line = Line.parse(JSON.parse(text))
    if ('done' in line) report(line.done, line.all)
    else if ('error' in line) throw new AdminError(line.error)
    else return { result: line.result }
  }
  throw new AdminError(
    'The connection to the server was lost. Run the command again: nothing is counted twice.',
  )
}

function ask(socketPath: string, body: string): Promise<IncomingMessage | undefined> {
  return new Promise((resolve) => {
    const call = request({ socketPath, method: 'POST', path: '/' })
    call.once('response', resolve)
    call.once('error', () => resolve(undefined))
    call.end(body)
  })
}
