import * as z from 'zod/mini'
import { ChainDownError } from './ChainDownError.ts'

/**
 * Parses the answer of a source.
 *
 * @throws {ChainDownError} An invalid answer counts as no answer.
 */
export function readAnswer<schema extends z.ZodMiniType>(
  chain: string,
  schema: schema,
  answer: unknown,
): z.output<schema> {
  const parsed = z.safeParse(schema, answer)
  if (parsed.success) return parsed.data
  throw new ChainDownError({ chain, reason: 'an answer of another form', cause: parsed.error })
}
