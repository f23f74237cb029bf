import { BaseError } from '@latchkey/core'
import type * as z from 'zod'
import type { Manifest } from '../settings/manifest.ts'
import type { Command } from './Command.ts'
import { commandTable } from './commands/index.ts'

/** Thrown if the sandbox's control API has rejected a command or cannot be reached. */
export class ControlCallError extends BaseError {
  override readonly name = 'ControlCallError'
  readonly status: number | undefined

  constructor(sentence: string, options: { status?: number; cause?: unknown } = {}) {
    super(sentence, { code: 'control_call_failed', cause: options.cause })
    this.status = options.status
  }
}

type Call<command> =
  command extends Command<string, infer input, infer output>
    ? Record<never, never> extends z.input<input>
      ? (input?: z.input<input>) => Promise<output>
      : (input: z.input<input>) => Promise<output>
    : never

/**
 * Client of the sandbox's control API: a method for each command, and `wallet` for the wallet's
 * commands.
 */
export type Control = {
  readonly [name in keyof typeof commandTable]: Call<(typeof commandTable)[name]>
} & {
  /** Sends a command to the sandbox wallet, e.g. `wallet('personas', { personas: 'rejects' })`. */
  readonly wallet: (command: string, body?: unknown) => Promise<unknown>
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  if (response.ok) return text ? JSON.parse(text) : {}
  throw new ControlCallError(`The control API refused (${response.status}): ${text}`, {
    status: response.status,
  })
}

/**
 * Creates a client of the sandbox's control API, for tests and programs on this machine.
 *
 * @throws {ControlCallError} Every method throws it if the command is rejected, or the API cannot
 *   be reached.
 */
export function createControl({ control }: Pick<Manifest, 'control'>): Control {
  const call = async (path: string, body: unknown = {}) => {
    const request = fetch(new URL(path, `${control.url}/`), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${control.token}` },
      body: JSON.stringify(body),
    })
    const response = await request.catch((cause: unknown) => {
      throw new ControlCallError(`Nothing answers at ${control.url}.`, { cause })
    })
    return readAnswer(response)
  }
  const methods = Object.entries(commandTable).map(([method, { name }]) => [
    method,
    (input: unknown) => call(name, input),
  ])
  const wallet = (command: string, body?: unknown) => call(`wallet/${command}`, body)
  // Each method has the type of its command, which a loop over the commands cannot express.
  return { ...Object.fromEntries(methods), wallet } as Control
}
