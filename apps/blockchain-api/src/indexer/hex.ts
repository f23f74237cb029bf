import * as z from 'zod'
import { unixTime } from '../chain/wireFields.ts'

const toLower = (text: string) => text.toLowerCase()

/** Schema of a hexadecimal text in a JSON-RPC answer. Converts the text to lower case. */
export const lowerHex = z
  .string()
  .regex(/^0x[0-9a-fA-F]*$/)
  .transform(toLower)

/** Schema of an address of 20 bytes. Converts the text to lower case. */
export const addressHex = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform(toLower)

/** Schema of a hash, or another word of 32 bytes. Converts the text to lower case. */
export const wordHex = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .transform(toLower)

/** Schema of a hexadecimal number in a JSON-RPC answer. Converts the text to a safe integer. */
export const wholeNumber = lowerHex.transform(Number).pipe(z.int())

/** Schema of a position within a block, which the database stores in 32 bits. */
export const position = wholeNumber.pipe(z.int().max(2 ** 31 - 1))

/** Schema of a time in Unix seconds that a `Date` can represent. */
export const unixSeconds = wholeNumber.pipe(unixTime)

/**
 * Schema of a hexadecimal number of at most 256 bits in a JSON-RPC answer. Converts the text to a
 * bigint; empty hex is 0.
 */
export const bigNumber = lowerHex
  .refine((text) => text.length <= 66)
  .transform((text) => (text === '0x' ? 0n : BigInt(text)))
