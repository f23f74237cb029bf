import * as z from 'zod/mini'
import { hex, moment } from '../../fields/chainFields.ts'
import { text, textLike } from '../../fields/fields.ts'

/** Creates the schema of an object used as a map, whose invalid entries are dropped (S-63). */
function entriesLike<value extends z.core.$ZodType>(key: RegExp, schema: value) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((entries): Readonly<Record<string, z.output<value>>> => {
      const fitting = Object.entries(entries).flatMap(([name, entry]) => {
        const { success, data } = z.safeParse(schema, entry)
        return success && key.test(name) ? [[name, data] as const] : []
      })
      return Object.fromEntries(fitting)
    }),
  )
}

/** Attributes of a name, such as `bio`: texts by attribute name. */
export const nameAttributes = entriesLike(/^[a-zA-Z0-9_-]{1,64}$/, text)

/** Addresses of a name by coin type as decimal text (ENSIP-11). */
export const nameAddresses = entriesLike(
  /^\d{1,10}$/,
  z.object({ address: text, created_at: z.nullish(moment) }),
)

/** A registered name with its addresses and attributes. */
export const NameRecord = z.object({
  /** Name with its zone in lower case, e.g. `mira.latchkey.id`. */
  name: textLike(/^[a-z0-9.-]{1,253}$/),
  registered_at: moment,
  updated_at: z.nullish(moment),
  attributes: z.nullish(nameAttributes),
  addresses: nameAddresses,
})
export type NameRecord = z.output<typeof NameRecord>

/** Fields of a change to a name, signed by its owner. */
export const signedName = {
  /** JSON text of the change, exactly as the owner signed it. */
  message: z.string(),
  /** Signature of the message by EIP-191, or by a contract account (ERC-1271, ERC-6492). */
  signature: hex,
  /** Coin type of ENSIP-11: 60, or 2^31 + chain id. */
  coin_type: z.int().check(z.gte(0), z.lt(2 ** 32)),
  address: z.string(),
}
