import { isDecimals } from '@latchkey/core'
import * as z from 'zod'

/** Schema of a token's decimals in an answer. An impossible value counts as none: 0 (S-142). */
export const tokenDecimals = z
  .unknown()
  .transform((value): number => (isDecimals(value) ? value : 0))

/** Schema of a time in Unix seconds that a `Date` can represent (S-142). */
export const unixTime = z.int().min(0).max(8_640_000_000_000)
