import type { CaipNetworkId } from '@latchkey/core'
import { base64 } from '@scure/base'
import { parseAddress } from '../address/parseAddress.ts'
import { isMainNetwork } from '../network/chains.ts'
import { isLegacySignature } from './isLegacySignature.ts'
import { isSimpleSignature } from './isSimpleSignature.ts'

const longestSignature = 1_024

function decode(signature: string): Uint8Array | undefined {
  try {
    return signature.length <= longestSignature ? base64.decode(signature) : undefined
  } catch {
    return undefined
  }
}

/**
 * Verifies that the key of an address signed a text (wire-siwx §4). Accepts simple BIP-322
 * signatures, and BIP-137 for all types except Taproot. P2PKH accepts BIP-137 only.
 *
 * @param parameters.caipNetworkId - Claimed chain. The address must have the chain's prefix.
 * @param parameters.signature - Base64 only.
 */
export function isSignedByAddress(parameters: {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly message: string
  readonly signature: string
}): boolean {
  const { message } = parameters
  const address = parseAddress(parameters.address)
  const signature = decode(parameters.signature)
  if (!address || !signature) return false
  if (address.main !== isMainNetwork(parameters.caipNetworkId)) return false
  return (
    isLegacySignature(address, message, signature) || isSimpleSignature(address, message, signature)
  )
}
