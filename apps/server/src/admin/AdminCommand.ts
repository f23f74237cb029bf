import type * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { AdminError } from './AdminError.ts'

/** What a command works with. */
export type AdminContext = {
  readonly db: Database
  readonly now: number
  /** Who asked, for the audit log. */
  readonly actor: string
  /** Tells how far it is. */
  readonly report: (done: number, all: number) => void
}

type CommandParts<input extends z.ZodType> = {
  readonly input: input
  readonly run: (context: AdminContext, input: z.output<input>) => Promise<unknown>
}

/** One thing an operator can do. What it answers is written as JSON. */
export type AdminCommand = (context: AdminContext, input: unknown) => Promise<unknown>

/** Defines a command: a file in `commands/`, and its line in `commands/index.ts`. */
export function defineCommand<input extends z.ZodType>({
  input,
  run,
}: CommandParts<input>): AdminCommand {
  return (context, given) => {
    const parsed = input.safeParse(given)
    if (parsed.success) return run(context, parsed.data)
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new AdminError(`That was not understood: ${problems.slice(0, 5).join('; ')}.`)
  }
}
