import { CaipError } from './errors/CaipError.ts'

/** Namespaces the kit accepts as data. Adapters exist for `eip155`, `solana` and `bip122`. CAIP-2. */
export const chainNamespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
export type ChainNamespace = (typeof chainNamespaces)[number]

/** CAIP-2, e.g. `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`
/** CAIP-10, e.g. `eip155:1:0xab…`. */
export type CaipAddress = `${ChainNamespace}:${string}:${string}`

export type ParsedCaipNetworkId = { readonly namespace: ChainNamespace; readonly reference: string }
export type ParsedCaipAddress = ParsedCaipNetworkId & {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
}

const referencePattern = /^[-_a-zA-Z0-9]{1,32}$/
const addressPattern = /^[-.%a-zA-Z0-9]{1,128}$/

/** Tells whether a text names one of the five namespaces. Exact: no trimming, no upper case. */
export function isChainNamespace(value: unknown): value is ChainNamespace {
  return chainNamespaces.some((namespace) => namespace === value)
}

/** Tells whether a value is a CAIP-2 id of an accepted namespace. Says nothing about the chain existing. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return typeof value === 'string' && splitNetworkId(value) !== undefined
}

/** Tells whether a value is a CAIP-10 account of an accepted namespace. Checksums are the adapter's business. */
export function isCaipAddress(value: unknown): value is CaipAddress {
  return typeof value === 'string' && splitAddress(value) !== undefined
}

/**
 * Splits a CAIP-2 id.
 *
 * @throws {CaipError} Not of the form `namespace:reference`, or a namespace the kit does not know.
 */
export function parseCaipNetworkId(text: string): ParsedCaipNetworkId {
  const parts = splitNetworkId(text)
  if (!parts) throw new CaipError({ kind: 'CAIP-2 network id', text })
  return parts
}

/**
 * Splits a CAIP-10 account.
 *
 * @throws {CaipError} Not of the form `namespace:reference:address`.
 */
export function parseCaipAddress(text: string): ParsedCaipAddress {
  const parts = splitAddress(text)
  if (!parts) throw new CaipError({ kind: 'CAIP-10 address', text })
  return parts
}

/**
 * Joins a network and a plain address.
 *
 * @throws {CaipError} The address holds characters CAIP-10 does not allow.
 */
export function toCaipAddress(caipNetworkId: CaipNetworkId, address: string): CaipAddress {
  const text = `${caipNetworkId}:${address}` as const
  if (!isCaipAddress(text)) throw new CaipError({ kind: 'CAIP-10 address', text })
  return text
}

function splitNetworkId(text: string): ParsedCaipNetworkId | undefined {
  const [namespace, reference, ...rest] = text.split(':')
  if (!isChainNamespace(namespace) || reference === undefined || rest.length > 0) return undefined
  return referencePattern.test(reference) ? { namespace, reference } : undefined
}

function splitAddress(text: string): ParsedCaipAddress | undefined {
  const end = text.lastIndexOf(':')
  if (end < 0) return undefined
  const network = splitNetworkId(text.slice(0, end))
  const address = text.slice(end + 1)
  if (!network || !addressPattern.test(address)) return undefined
  return { ...network, caipNetworkId: `${network.namespace}:${network.reference}`, address }
}
