import type * as z from 'zod'
import type { Sandbox } from '../sandbox/Sandbox.ts'

type CommandParts<name extends string, input extends z.ZodType, output> = {
  readonly name: name
  readonly input: input
  readonly run: (input: z.output<input>, sandbox: Sandbox) => Promise<output>
}

/**
 * A command by which tests and the status page control the sandbox. It is called by `POST /<name>`.
 */
export type Command<
  name extends string = string,
  input extends z.ZodType = z.ZodType,
  output = unknown,
> = {
  readonly name: name
  readonly input: input
  /** Validates the request body, runs the command, and returns the response. */
  readonly answer: (body: unknown, sandbox: Sandbox) => Promise<output>
}

/**
 * Defines a command of the sandbox's control API. Each command is a file in `commands/`, listed in
 * `commands/index.ts`.
 */
export function defineCommand<const name extends string, input extends z.ZodType, output>({
  name,
  input,
  run,
}: CommandParts<name, input, output>): Command<name, input, output> {
  return { name, input, answer: async (body, sandbox) => run(input.parse(body), sandbox) }
}
