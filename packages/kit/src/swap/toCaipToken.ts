import type { CaipAddress } from '@latchkey/core'
import type { Token } from '../account/Token.ts'

/**
 * Placeholder address of the native currency, because the API requires an address for every token
 * (wire-blockchain-api §1.1).
 */
const coinAddress = `0x${'e'.repeat(40)}`

/** Returns the CAIP-10 id of a token for calls to the blockchain API. */
export function toCaipToken({
  caipNetworkId,
  address = coinAddress,
}: Pick<Token, 'caipNetworkId' | 'address'>): CaipAddress {
  return `${caipNetworkId}:${address}`
}
