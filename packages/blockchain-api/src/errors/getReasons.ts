import * as z from 'zod/mini'
import { rows, text } from '../fields/fields.ts'

const Reason = z.object({ field: text, description: text })
export type Reason = z.output<typeof Reason>

const Envelope = z.object({ body: z.object({ reasons: rows(Reason) }) })

/**
 * Reads the API's reasons from an error of `call` (wire-blockchain-api §1.3). Returns `[]` for
 * plain-text answers and for failures without a response.
 */
export function getReasons(error: unknown): readonly Reason[] {
  const result = z.safeParse(Envelope, error)
  return result.success ? result.data.body.reasons : []
}
