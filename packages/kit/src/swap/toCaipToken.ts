import type { CaipAddress } from '@latchkey/core'
import type { Token } from '../account/Token.ts'

/**
 * Placeholder address of the native currency, because the wire requires an address for every token
 * (wire-blockchain-api §1.1).
 */
const coinAddress = `0x${'e'.repeat(40)}`

/** Returns the token's id on the wire. */
export function toCaipToken({
  caipNetworkId,
  address = coinAddress,
}: Pick<Token, 'caipNetworkId' | 'address'>): CaipAddress {
  return `${caipNetworkId}:${address}`
}
