import type { CaipNetworkId } from '@latchkey/core'
import { parseAddress } from '../address/parseAddress.ts'
import { isMainNetwork } from '../network/chains.ts'

/**
 * Returns an address in the form in which the kit stores it: bech32 in lower case.
 *
 * @returns `undefined` if the text is not an address of the network.
 */
export function toCheckedAddress(
  address: string,
  caipNetworkId: CaipNetworkId,
): string | undefined {
  const parsed = parseAddress(address)
  return parsed?.main === isMainNetwork(caipNetworkId) ? parsed.address : undefined
}
