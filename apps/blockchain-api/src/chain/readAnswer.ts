import * as z from 'zod/mini'
import { ChainDownError } from './ChainDownError.ts'

/**
 * Validates the answer of a data source by a schema.
 *
 * @throws {ChainDownError} The answer is invalid, which counts like a source that is down.
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
