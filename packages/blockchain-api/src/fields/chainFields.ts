import {
  type CaipAddress,
  type CaipNetworkId,
  isCaipAddress,
  isCaipNetworkId,
} from '@latchkey/core'
import * as z from 'zod/mini'
import { textLike } from './fields.ts'

/** CAIP-2 network id, e.g. `eip155:1`. */
export const caipNetworkId = z.custom<CaipNetworkId>(isCaipNetworkId)

/** CAIP-10 account, e.g. `eip155:1:0xab…`. The native currency has the address `0xeeee…eeee`. */
export const caipAddress = z.custom<CaipAddress>(isCaipAddress)

/** Amount in base units as decimal text, at most 256 bits. */
export const baseUnits = textLike(/^\d{1,78}$/)

const maxHexLength = 262_144

/** Bytes as `0x…`, at most 128 KiB. */
export const hex = z.custom<`0x${string}`>(
  (value) =>
    typeof value === 'string' &&
    value.length <= maxHexLength &&
    /^0x(?:[0-9a-fA-F]{2})*$/.test(value),
)

/** Address of an EVM account or contract, in any case. */
export const evmAddress = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
)

/** A price or amount of money in US dollars, at least 0. */
export const money = z.number().check(z.gte(0))

/** Decimals of a token, in endpoints that return them as a number. */
export const decimals = z.int().check(z.gte(0), z.lte(255))

/** Time in a format that `Date` parses, e.g. RFC 3339. */
export const moment = z.string().check(
  z.maxLength(64),
  z.refine((value) => !Number.isNaN(Date.parse(value))),
)

/** Unix time in seconds. */
export const seconds = z.int().check(z.gte(0))
