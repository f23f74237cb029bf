import type { Clock } from '@latchkey/service'
import * as z from 'zod'
import type { Config } from '../config/Config.ts'
import { ApiError, ShapeError } from '../errors/ApiError.ts'

type NameContext = {
  readonly clock: Clock
  readonly config: Pick<Config, 'nameToleranceSeconds' | 'nameZones'>
}

const Attributes = z.record(z.string(), z.string())
export type Attributes = z.output<typeof Attributes>

/** Schema of the time at which a message was signed: Unix time in seconds. */
const timestamp = z.int()

export const Registration = z.object({
  name: z.string(),
  attributes: Attributes.default({}),
  timestamp,
})
export const AttributeChange = z.object({ attributes: Attributes, timestamp })
export const AddressChange = z.object({ coin_type: z.int(), address: z.string(), timestamp })

const SignedMessage = z.object({
  message: z.string().max(4_096),
  signature: z.string().regex(/^0x(?:[0-9a-fA-F]{2})+$/),
  coin_type: z.int(),
  address: z.string(),
})
export type SignedMessage = z.output<typeof SignedMessage>

/**
 * Parses the body of a signed request that changes a name: message, signature, coin type and
 * address.
 *
 * @throws {ShapeError} For a body of another shape, which is answered in plain text as the public
 * API specifies.
 */
export function readSigned(body: unknown): SignedMessage {
  const parsed = SignedMessage.safeParse(body)
  if (parsed.success) return parsed.data
  throw new ShapeError('body', parsed.error.issues[0]?.path.join('.') ?? '')
}

/**
 * Parses the JSON in the signed message of a request that changes a name.
 *
 * @throws {ApiError} 422 if the message is not the expected JSON.
 */
export function parseMessage<schema extends z.ZodType>(
  schema: schema,
  message: string,
): z.output<schema> {
  const fail = (detail: string) =>
    new ApiError({ status: 422, field: '', description: `Deserialization error: ${detail}` })
  let value: unknown
  try {
    value = JSON.parse(message)
  } catch {
    throw fail('the message is no JSON')
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw fail(parsed.error.issues[0]?.path.join('.') ?? '')
}

/**
 * Checks that a message was signed recently.
 *
 * @throws {ApiError} 400 if the message is too old, or dated in the future.
 */
export function requireFresh(timestamp: number, { clock, config }: NameContext): void {
  if (Math.abs(clock.now() / 1_000 - timestamp) <= config.nameToleranceSeconds) return
  throw new ApiError({ status: 400, field: 'timestamp', description: 'The message is expired' })
}

const attributeRules: Readonly<Record<string, RegExp>> = {
  bio: /^[a-zA-Z0-9@:/._\-?&=+ ]{1,255}$/,
}

/**
 * Checks the keys and values of a name's attributes, such as its avatar.
 *
 * @throws {ApiError} 400 for an attribute with an unknown key or invalid characters.
 */
export function requireAttributes(attributes: Attributes): void {
  const isAllowed = ([name, value]: readonly [string, string]) =>
    Object.hasOwn(attributeRules, name) && attributeRules[name]?.test(value)
  if (Object.entries(attributes).every(isAllowed)) return
  throw new ApiError({ status: 400, field: 'attributes', description: 'Unsupported attribute' })
}

const refuseName = (description: string) =>
  new ApiError({ status: 400, field: 'name', description })

/**
 * Validates an account name with its zone, e.g. `mira.latchkey.id`.
 *
 * @throws {ApiError} 400 `name`: characters other than lower-case letters, digits and hyphens; not
 *   three labels; a first label not 3 to 64 characters long; a zone that is not configured.
 */
export function requireName(name: string, { config }: NameContext): void {
  if (!/^[a-z0-9.-]+$/.test(name)) throw refuseName('The name has letters that are not allowed')
  const [label = '', ...zone] = name.split('.')
  if (zone.length !== 2) throw refuseName('The name has to have three labels')
  if (label.length < 3 || label.length > 64)
    throw refuseName('The name has to be 3 to 64 letters long')
  if (!config.nameZones.includes(zone.join('.'))) throw refuseName('The zone is not allowed')
}
