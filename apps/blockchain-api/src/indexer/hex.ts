import * as z from 'zod'

/** Hex of JSON-RPC, in lower case. */
export const lowerHex = z
  .string()
  .regex(/^0x[0-9a-fA-F]*$/)
  .transform((text) => text.toLowerCase())

/** A number of JSON-RPC that is a safe integer. */
export const wholeNumber = lowerHex.transform(Number).pipe(z.int())

/** A number of JSON-RPC of any size; empty hex is 0. */
export const bigNumber = lowerHex.transform((text) => (text === '0x' ? 0n : BigInt(text)))
