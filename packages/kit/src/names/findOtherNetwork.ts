import { type Network, namespaceFacts } from '@latchkey/core'
import type { RecipientText } from './readRecipient.ts'

/**
 * Returns the name of the network for which a recipient is, if it is not the given one. Returns
 * `undefined` if the text names no network or the given one.
 *
 * @param networks - Networks of the app, whose names are known. The name of any other is its id.
 */
export function findOtherNetwork(
  { namespace, caipNetworkId }: RecipientText,
  network: Network,
  networks: readonly Network[] = [],
): string | undefined {
  if (caipNetworkId !== undefined) {
    if (caipNetworkId === network.caipNetworkId) return undefined
    const other = networks.find((each) => each.caipNetworkId === caipNetworkId)
    return other?.name ?? caipNetworkId
  }
  if (namespace === undefined || namespace === network.chainNamespace) return undefined
  return namespaceFacts[namespace].name
}
