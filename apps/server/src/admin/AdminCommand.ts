import type { Option } from 'commander'
import type * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { AdminError } from './AdminError.ts'

/** Values that each admin command receives in addition to its input. */
export type AdminContext = {
  readonly db: Database
  readonly now: number
  /** Operating-system user name of the operator who runs the command, for the audit log. */
  readonly actor: string
  /** Shows the command's progress: the number of processed items and the total. */
  readonly report: (done: number, all: number) => void
}

/**
 * A parsed admin command line: the input of a command, and the files to read and write on the
 * operator's machine.
 */
export type Order = {
  readonly command: string
  readonly input: Readonly<Record<string, unknown>>
  /**
   * The file to read. With `csv`, its text becomes a field of the command's input. With `input`,
   * its JSON is the whole input.
   */
  readonly read?: { readonly path: string; readonly as: 'csv' | 'input' }
  /**
   * Path of the file that the command's result is written to. Absent: the result is printed on the
   * terminal.
   */
  readonly write?: string
  /**
   * The part of the command's result that is written to the file. Absent: the whole result, as
   * JSON.
   */
  readonly as?: 'picture'
}

/**
 * Extracts the argument names from a command's usage text: `'season' | 'table'` from `award
 * <season> <table>`.
 */
type ArgumentNames<usage extends string> = usage extends `${string}<${infer name}>${infer rest}`
  ? name | ArgumentNames<rest>
  : never

/**
 * The parsed values of an admin command line: arguments by name, and options by their long name in
 * camelCase.
 */
type Typed<usage extends string> = Readonly<Record<ArgumentNames<usage>, string>> &
  Readonly<Record<string, string | boolean | undefined>>

type CommandParts<usage extends string, input extends z.ZodType> = {
  /**
   * Command words and required arguments of an admin command: `shop refund <purchase> <reason>`.
   */
  readonly usage: usage
  /** One-line description of the command for the help text. */
  readonly summary: string
  readonly options?: readonly Option[]
  /**
   * Converts the typed arguments into a command's input and files. Absent: arguments and options
   * together are the input.
   */
  readonly toOrder?: (typed: Typed<usage>) => Omit<Order, 'command'>
  readonly input: input
  readonly run: (context: AdminContext, input: z.output<input>) => Promise<unknown>
}

/** A command of the admin command line, for operators. Its result is printed as JSON. */
export type AdminCommand = {
  /** Name of the command: the words of its `usage`, joined by hyphens: `shop-refund`. */
  readonly name: string
  readonly usage: string
  readonly summary: string
  readonly options: readonly Option[]
  toOrder(typed: Typed<string>): Omit<Order, 'command'>
  /**
   * Runs the command and returns its result.
   *
   * @throws {AdminError} The input is invalid, or the command failed.
   */
  readonly run: (context: AdminContext, input: unknown) => Promise<unknown>
}

/**
 * Defines a command of the admin command line. Each command has a file in `commands/` and a line in
 * `commands/index.ts`.
 */
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
      throw new AdminError(`Invalid input: ${problems.slice(0, 5).join('; ')}.`)
    },
  }
}

/** Returns the command words of a usage text without its `<arguments>`. */
export const toWords = (usage: string): readonly string[] =>
  usage.split(' ').filter((word) => !word.startsWith('<'))
