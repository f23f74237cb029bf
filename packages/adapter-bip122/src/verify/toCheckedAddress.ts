import type { CaipNetworkId } from '@latchkey/core'
import { parseAddress } from '../address/parseAddress.ts'
import { isMainNetwork } from '../network/chains.ts'

/**
 * Gives an address the one form in which it is kept: bech32 in lower case.
 *
 * @returns `undefined` for what is no address of that network.
 */
export function toCheckedAddress(
  address: string,
  caipNetworkId: CaipNetworkId,
): string | undefined {
  const parsed = parseAddress(address)
  return parsed?.main === isMainNetwork(caipNetworkId) ? parsed.address : undefined
}
