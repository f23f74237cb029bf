import { CaipError } from '../errors/CaipError.ts'

/** CAIP-2 namespaces that the kit accepts. `namespaceFacts` lists their differences. */
export const chainNamespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
export type ChainNamespace = (typeof chainNamespaces)[number]

/** CAIP-2 network id, e.g. `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

export type ParsedCaipNetworkId = { readonly namespace: ChainNamespace; readonly reference: string }
const referencePattern = /^[-_a-zA-Z0-9]{1,32}$/

/**
 * Returns whether a value is an accepted namespace. The text must match exactly, including case.
 */
export function isChainNamespace(value: unknown): value is ChainNamespace {
  return chainNamespaces.some((namespace) => namespace === value)
}

/**
 * Returns whether a value is a CAIP-2 id of an accepted namespace. Does not check that the chain
 * exists.
 */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return typeof value === 'string' && splitNetworkId(value) !== undefined
}

/**
 * Splits a CAIP-2 id into namespace and reference.
 *
 * @throws {CaipError} The text is not of the form `namespace:reference`, or the namespace is
 * unknown.
 */
export function parseCaipNetworkId(text: string): ParsedCaipNetworkId {
  const parts = splitNetworkId(text)
  if (!parts) throw new CaipError({ kind: 'CAIP-2 network id', text })
  return parts
}

/** Splits a CAIP-2 id into namespace and reference. Returns `undefined` for any other text. */
export function splitNetworkId(text: string): ParsedCaipNetworkId | undefined {
  const [namespace, reference, ...rest] = text.split(':')
  if (!isChainNamespace(namespace) || reference === undefined || rest.length > 0) return undefined
  return referencePattern.test(reference) ? { namespace, reference } : undefined
}

/**
 * Returns the chain id of an EVM network: 137 for `eip155:137`.
 *
 * @throws {CaipError} The network has another namespace, or its reference is not a number.
 */
export function toEvmChainId(caipNetworkId: CaipNetworkId): number {
  const [, reference] = /^eip155:(\d{1,16})$/.exec(caipNetworkId) ?? []
  if (reference === undefined)
    throw new CaipError({ kind: 'CAIP-2 network id', text: caipNetworkId })
  return Number(reference)
}
