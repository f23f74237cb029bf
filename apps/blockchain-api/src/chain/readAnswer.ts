import * as z from 'zod/mini'
import { ChainDownError } from './ChainDownError.ts'

/** Reads what a source answers. @throws {ChainDownError} What is of no use is as bad as no answer. */
export function readAnswer<schema extends z.ZodMiniType>(
  chain: string,
  schema: schema,
  answer: unknown,
): z.output<schema> {
  const parsed = z.safeParse(schema, answer)
  if (parsed.success) return parsed.data
  throw new ChainDownError({ chain, reason: 'an answer of another form', cause: parsed.error })
}
