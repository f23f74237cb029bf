import {
  type CaipNetworkId,
  type ChainNamespace,
  isCaipNetworkId,
  parseCaipNetworkId,
} from '@latchkey/core'
import type { SessionEvent } from './SignerContext.ts'

const mostAddresses = 64

/**
 * Reads the addresses of an `accountsChanged` event. Accepts plain addresses and CAIP-10 accounts.
 */
export function readAddresses(data: unknown): readonly string[] {
  if (!Array.isArray(data)) return []
  return data
    .slice(0, mostAddresses)
    .filter((value) => typeof value === 'string')
    .map((value) => value.slice(value.lastIndexOf(':') + 1))
}

/** Parses a network. Wallets send a number, decimal or hex text, or a CAIP-2 id. */
function toNetworkId(namespace: ChainNamespace, data: unknown): CaipNetworkId | undefined {
  if (isCaipNetworkId(data)) return data
  const isNumeric = typeof data === 'number' || (typeof data === 'string' && data.trim() !== '')
  if (namespace !== 'eip155' || !isNumeric) return undefined
  const id = Number(data)
  return Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : undefined
}

/** Returns the network of a `chainChanged` event: its data, otherwise the chain of the event. */
export function readNetworkId(
  namespace: ChainNamespace,
  { data, chainId }: SessionEvent,
): CaipNetworkId | undefined {
  const found = toNetworkId(namespace, data) ?? toNetworkId(namespace, chainId)
  return found && parseCaipNetworkId(found).namespace === namespace ? found : undefined
}
