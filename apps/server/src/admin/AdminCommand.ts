import type { Option } from 'commander'
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

/** An order as typed: the input of a command, and the files on the operator's machine that belong to it. */
export type Order = {
  readonly command: string
  readonly input: Readonly<Record<string, unknown>>
  /** A file whose text is a field of the input, or the input itself. */
  readonly read?: { readonly path: string; readonly as: 'csv' | 'input' }
  /** The file that gets the result instead of the terminal. */
  readonly write?: string
  /** The part of the result that is written to the file. Absent: the whole result, as JSON. */
  readonly as?: 'picture'
}

/** The names of a usage's arguments: `'season' | 'table'` of `award <season> <table>`. */
type ArgumentNames<usage extends string> = usage extends `${string}<${infer name}>${infer rest}`
  ? name | ArgumentNames<rest>
  : never

/** Arguments by name, and options by their long name in camelCase. */
type Typed<usage extends string> = Readonly<Record<ArgumentNames<usage>, string>> &
  Readonly<Record<string, string | boolean | undefined>>

type CommandParts<usage extends string, input extends z.ZodType> = {
  /** Words and required arguments: `shop refund <purchase> <reason>`. */
  readonly usage: usage
  /** One line of the help. */
  readonly summary: string
  readonly options?: readonly Option[]
  /** Makes the order of what was typed. Absent: arguments and options are the input. */
  readonly toOrder?: (typed: Typed<usage>) => Omit<Order, 'command'>
  readonly input: input
  readonly run: (context: AdminContext, input: z.output<input>) => Promise<unknown>
}

/** One thing an operator can do. Its result is written as JSON. */
export type AdminCommand = {
  /** The words of the usage: `shop-refund`. */
  readonly name: string
  readonly usage: string
  readonly summary: string
  readonly options: readonly Option[]
  toOrder(typed: Typed<string>): Omit<Order, 'command'>
  /** @throws {AdminError} The input is not the command's, or the command cannot be done. */
  readonly run: (context: AdminContext, input: unknown) => Promise<unknown>
}

/** Defines a command: a file in `commands/`, and its line in `commands/index.ts`. */
export function defineCommand<const usage extends string, input extends z.ZodType>({
  usage,
  summary,
  options = [],
  toOrder = (typed) => ({ input: typed }),
  input,
  run,
}: CommandParts<usage, input>): AdminCommand {
  return {
    name: toWords(usage).join('-'),
    usage,
    summary,
    options,
    toOrder,
    run(context, given) {
      const parsed = input.safeParse(given)
      if (parsed.success) return run(context, parsed.data)
      const problems = parsed.error.issues.map(
        ({ path, message }) => `${path.join('.')}: ${message}`,
      )
      throw new AdminError(`That was not understood: ${problems.slice(0, 5).join('; ')}.`)
    },
  }
}

/** The words before the arguments of a usage. */
export const toWords = (usage: string): readonly string[] =>
  usage.split(' ').filter((word) => !word.startsWith('<'))
