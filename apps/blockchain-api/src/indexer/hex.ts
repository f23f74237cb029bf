import * as z from 'zod'

/** A hexadecimal text of JSON-RPC, converted to lower case. */
export const lowerHex = z
  .string()
  .regex(/^0x[0-9a-fA-F]*$/)
  .transform((text) => text.toLowerCase())

/** A hexadecimal number of JSON-RPC, as a safe integer. */
export const wholeNumber = lowerHex.transform(Number).pipe(z.int())

/** A hexadecimal number of JSON-RPC of any size, as a bigint; empty hex is 0. */
export const bigNumber = lowerHex.transform((text) => (text === '0x' ? 0n : BigInt(text)))
