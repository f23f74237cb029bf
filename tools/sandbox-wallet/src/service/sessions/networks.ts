import { findChain, toNetworkInfo } from '../chains.ts'
import { findOtherNetwork } from '../otherNetworks.ts'
import type { WalletContext } from '../WalletContext.ts'
import type { WalletInstance } from '../WalletInstance.ts'
import { toNamespace } from './namespaces.ts'

/** Returns the numeric chain id of an `eip155` CAIP-2 id: 1 for `eip155:1`. */
export const toChainId = (caipNetworkId: string): number => Number(caipNetworkId.slice(7))

/**
 * Returns whether the wallet supports a network. An EVM network must be among those of the wallet.
 */
export function isServed(
  context: WalletContext,
  instance: WalletInstance,
  caipNetworkId: string,
): boolean {
  const namespace = toNamespace(caipNetworkId)
  if (namespace === undefined) return false
  if (namespace === 'eip155') {
    const chainId = toChainId(caipNetworkId)
    return (
      instance.chains.includes(chainId) &&
      findChain(context.options, instance, chainId) !== undefined
    )
  }
  return findOtherNetwork(context, { namespace, caipNetworkId })?.caipNetworkId === caipNetworkId
}

/** Returns the display name of a chain for the wallet's pages. */
export function toChainName(
  context: WalletContext,
  instance: WalletInstance,
  caipNetworkId: string,
): string {
  const namespace = toNamespace(caipNetworkId)
  if (namespace === 'eip155')
    return toNetworkInfo(context.options, instance, toChainId(caipNetworkId)).name
  if (namespace === undefined) return caipNetworkId
  return findOtherNetwork(context, { namespace, caipNetworkId })?.name ?? caipNetworkId
}
