import { getAddress, type Hex, isAddress, isHex } from 'viem'
import { InvalidRequestError } from './InvalidRequestError.ts'
import type { Json } from './SigningRequest.ts'

/**
 * Reads an object from request parameters. Like all readers of parameters, rejects the request with
 * an `InvalidRequestError` if the value is invalid.
 */

export function readObject(
  value: Json | undefined,
  what: string,
): { readonly [key: string]: Json } {
  if (typeof value !== 'object' || value === null || isList(value)) throw invalid(what, 'an object')
  return value
}

export function readList(value: Json | undefined, what: string): readonly Json[] {
  if (!isList(value)) throw invalid(what, 'a list')
  return value
}

export function readText(value: Json | undefined, what: string): string {
  if (typeof value !== 'string') throw invalid(what, 'a text')
  return value
}

/**
 * Reads an EVM address from request parameters. Returns it with its EIP-55 checksum. Rejects a
 * mixed-case address with a wrong checksum, which is probably mistyped.
 */
export function readAddress(value: Json | undefined, what: string): Hex {
  if (typeof value !== 'string') throw invalid(what, 'an address')
  const mixed = value !== value.toLowerCase() && value.slice(2) !== value.slice(2).toUpperCase()
  if (!isAddress(value, { strict: mixed })) throw invalid(what, 'an address')
  return getAddress(value)
}

/** Reads hex data of whole bytes. An absent value means `0x`. */
export function readData(value: Json | undefined, what: string): Hex {
  if (value === undefined || value === null) return '0x'
  if (!isHex(value) || value.length % 2) throw invalid(what, 'hex data')
  return value
}

/** The largest value of a 32-byte EVM word. */
const greatest = 2n ** 256n - 1n

/** Reads a quantity: hex or decimal text, or a safe integer. An absent value means 0. */
export function readQuantity(value: Json | undefined, what: string): bigint {
  if (value === undefined || value === null || value === '') return 0n
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  const isText = typeof value === 'string' && /^(0x[0-9a-fA-F]{1,64}|[0-9]{1,78})$/.test(value)
  if (!isText || BigInt(value) > greatest) throw invalid(what, 'a quantity')
  return BigInt(value)
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function invalid(what: string, form: string): InvalidRequestError {
  return new InvalidRequestError({ hint: `${what} is not ${form}` })
}
