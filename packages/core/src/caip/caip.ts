import { CaipError } from '../errors/CaipError.ts'

/** Namespaces the kit accepts as data. Facts about each: `namespaceFacts`. CAIP-2. */
export const chainNamespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
export type ChainNamespace = (typeof chainNamespaces)[number]

/** CAIP-2, e.g. `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

export type ParsedCaipNetworkId = { readonly namespace: ChainNamespace; readonly reference: string }
const referencePattern = /^[-_a-zA-Z0-9]{1,32}$/

/** Tells whether a text names one of the namespaces. Exact: no trimming, no upper case. */
export function isChainNamespace(value: unknown): value is ChainNamespace {
  return chainNamespaces.some((namespace) => namespace === value)
}

/** Tells whether a value is a CAIP-2 id of an accepted namespace. Says nothing about the chain existing. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return typeof value === 'string' && splitNetworkId(value) !== undefined
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

/** Takes a CAIP-2 id apart. `undefined`: it is none. */
export function splitNetworkId(text: string): ParsedCaipNetworkId | undefined {
  const [namespace, reference, ...rest] = text.split(':')
  if (!isChainNamespace(namespace) || reference === undefined || rest.length > 0) return undefined
  return referencePattern.test(reference) ? { namespace, reference } : undefined
}

/**
 * The chain id of an EVM network: 137 for `eip155:137`.
 *
 * @throws {CaipError} A network of another namespace, or one whose reference is no number.
 */
export function toEvmChainId(caipNetworkId: CaipNetworkId): number {
  const [, reference] = /^eip155:(\d{1,16})$/.exec(caipNetworkId) ?? []
  if (reference === undefined)
    throw new CaipError({ kind: 'CAIP-2 network id', text: caipNetworkId })
  return Number(reference)
}
