import * as z from 'zod/mini'
import { RouteError } from './RouteError.ts'

/**
 * Validates the body of a request to the wallet's service by a schema.
 *
 * @throws {RouteError} 400, with the path of the first invalid field.
 */
export function parseBody<schema extends z.ZodMiniType>(
  schema: schema,
  body: unknown,
): z.output<schema> {
  const parsed = z.safeParse(schema, body ?? {})
  if (parsed.success) return parsed.data
  const place = parsed.error.issues[0]?.path.join('.') || 'the body'
  throw new RouteError(400, `Not understood: ${place}.`)
}

export const ChoiceBody = z.object({
  approve: z.boolean(),
  accounts: z.optional(z.array(z.templateLiteral(['0x', z.string()]))),
  chains: z.optional(z.array(z.string())),
})

/** Schema of a WalletConnect pairing link, such as from a QR code. */
export const PairBody = z.object({ uri: z.string().check(z.maxLength(2_000)) })
