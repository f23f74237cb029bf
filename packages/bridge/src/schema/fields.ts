import { emailPattern, longestEmail } from '@latchkey/core'
import * as z from 'zod/mini'

/** Maximum lengths of the texts in messages by kind, in UTF-16 code units (S-05). */
export const textLimits = {
  id: 64,
  email: longestEmail,
  otp: 16,
  url: 2_048,
  chainId: 64,
  message: 64_000,
} as const

export const shortText = z.string().check(z.maxLength(textLimits.url))
export const longText = z.string().check(z.maxLength(textLimits.message))
export const Email = z.string().check(z.regex(emailPattern), z.maxLength(textLimits.email))
export const Otp = z.string().check(z.maxLength(textLimits.otp))

/** Network in a message: the chain id of an EVM network as a number, or a CAIP-2 id. */
export const ChainId = z.union([z.string().check(z.maxLength(textLimits.chainId)), z.number()])

/**
 * Accepts the characters of CAIP-10. A text that starts like an EVM address must be a valid one.
 */
export const Address = z
  .string()
  .check(z.regex(/^(?:0x[0-9a-fA-F]{40}|(?!0x)[-.%a-zA-Z0-9]{1,128})$/))

export const Hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/), z.maxLength(500_000))
export const EvmAddress = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))
export const Base58 = z
  .string()
  .check(z.regex(/^[1-9A-HJ-NP-Za-km-z]*$/), z.maxLength(textLimits.message))

/** Schema of a request without a payload. Any value is dropped. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform((): undefined => undefined),
)
