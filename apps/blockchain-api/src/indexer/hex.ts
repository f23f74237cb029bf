import * as z from 'zod'

/** Hex of JSON-RPC, in lower case. */
export const lowerHex = z
  .string()
  .regex(/^0x[0-9a-fA-F]*$/)
  .transform((text) => text.toLowerCase())

/** A number of JSON-RPC that fits one of ours. */
export const wholeNumber = lowerHex.transform(Number).pipe(z.int())
