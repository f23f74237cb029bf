import { CaipError } from '../errors/CaipError.ts'
import {
  type CaipNetworkId,
  type ChainNamespace,
  type ParsedCaipNetworkId,
  splitNetworkId,
} from './caip.ts'

/** CAIP-10 account, e.g. `eip155:1:0xab…`. */
export type CaipAddress = `${ChainNamespace}:${string}:${string}`

export type ParsedCaipAddress = ParsedCaipNetworkId & {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
}

const addressPattern = /^[-.%a-zA-Z0-9]{1,128}$/

/**
 * Returns whether a value is a CAIP-10 account of an accepted namespace. Does not verify the
 * address's checksum, which adapters do.
 */
export function isCaipAddress(value: unknown): value is CaipAddress {
  return typeof value === 'string' && splitAddress(value) !== undefined
}

/**
 * Splits a CAIP-10 account.
 *
 * @throws {CaipError} The text is not of the form `namespace:reference:address`.
 */
export function parseCaipAddress(text: string): ParsedCaipAddress {
  const parts = splitAddress(text)
  if (!parts) throw new CaipError({ kind: 'CAIP-10 address', text })
  return parts
}

/**
 * Joins a network id and a plain address to a CAIP-10 account.
 *
 * @throws {CaipError} The address contains characters that CAIP-10 does not allow.
 */
export function toCaipAddress(caipNetworkId: CaipNetworkId, address: string): CaipAddress {
  const text = `${caipNetworkId}:${address}` as const
  if (!isCaipAddress(text)) throw new CaipError({ kind: 'CAIP-10 address', text })
  return text
}

function splitAddress(text: string): ParsedCaipAddress | undefined {
  const end = text.lastIndexOf(':')
  if (end < 0) return undefined
  const network = splitNetworkId(text.slice(0, end))
  const address = text.slice(end + 1)
  if (!network || !addressPattern.test(address)) return undefined
  return { ...network, caipNetworkId: `${network.namespace}:${network.reference}`, address }
}
