import * as z from 'zod/mini'
import { rows, text } from '../fields/fields.ts'

const Reason = z.object({ field: text, description: text })
export type Reason = z.output<typeof Reason>

const Envelope = z.object({ body: z.object({ reasons: rows(Reason) }) })

/**
 * Reads why the API refused from what `call` threw (wire-blockchain-api §1.3). `[]` where it gave no reason:
 * plain-text answers, failures that are no answers.
 */
export function getReasons(error: unknown): readonly Reason[] {
  const result = z.safeParse(Envelope, error)
  return result.success ? result.data.body.reasons : []
}
