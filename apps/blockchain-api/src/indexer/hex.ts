import * as z from 'zod'

/** Schema of a hexadecimal text in a JSON-RPC answer. Converts the text to lower case. */
export const lowerHex = z
  .string()
  .regex(/^0x[0-9a-fA-F]*$/)
  .transform((text) => text.toLowerCase())

/** Schema of a hexadecimal number in a JSON-RPC answer. Converts the text to a safe integer. */
export const wholeNumber = lowerHex.transform(Number).pipe(z.int())

/**
 * Schema of a hexadecimal number of any size in a JSON-RPC answer. Converts the text to a bigint;
 * empty hex is 0.
 */
export const bigNumber = lowerHex.transform((text) => (text === '0x' ? 0n : BigInt(text)))
