import { isSignedByAddress, toCheckedAddress } from '@latchkey/adapter-bip122/verify'
import type { SignatureVerifier } from './SignatureVerifier.ts'

/**
 * Keys of Bitcoin: BIP-322 in its simple form, or BIP-137 for every kind of address but Taproot (wire-siwx §4). The
 * address must begin as addresses of the named chain do; base64 alone is read.
 */
export const bitcoinVerifier: SignatureVerifier = {
  toAddress: toCheckedAddress,
  async verify({ data, address, message, signature }) {
    const caipNetworkId = data.chainId
    return isSignedByAddress({ address, caipNetworkId, message, signature }) ? 'key' : undefined
  },
}
