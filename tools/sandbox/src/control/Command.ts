import type * as z from 'zod'
import type { Sandbox } from '../sandbox/Sandbox.ts'

type CommandParts<name extends string, input extends z.ZodType, output> = {
  readonly name: name
  readonly input: input
  readonly run: (input: z.output<input>, sandbox: Sandbox) => Promise<output>
}

/** A command of the control API: `POST /<name>`. */
export type Command<
  name extends string = string,
  input extends z.ZodType = z.ZodType,
  output = unknown,
> = {
  readonly name: name
  readonly input: input
  /** Validates a request body and runs the command. */
  readonly answer: (body: unknown, sandbox: Sandbox) => Promise<output>
}

/** Defines one command. Each has a file in `commands/` and a line in `commands/index.ts`. */
export function defineCommand<const name extends string, input extends z.ZodType, output>({
  name,
  input,
  run,
}: CommandParts<name, input, output>): Command<name, input, output> {
  return { name, input, answer: async (body, sandbox) => run(input.parse(body), sandbox) }
}
