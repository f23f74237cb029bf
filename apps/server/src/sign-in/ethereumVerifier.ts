import {
  ChainUnreachableError,
  findSigner,
  toCheckedAddress,
} from '@latchkey/adapter-eip155/verify'
import type { SignatureVerifier } from './SignatureVerifier.ts'

/** Keys and contracts of EVM chains; contracts are asked on the chain of the text. */
export const ethereumVerifier: SignatureVerifier = {
  toAddress: (address) => toCheckedAddress(address),
  async verify({ data, address, message, signature, rpcUrls }) {
    const { chainId: caipNetworkId } = data
    // Without an address to ask, a contract's word would be missing: that is no answer, never a key's turn.
    if (rpcUrls.length === 0) throw new ChainUnreachableError({ chainId: caipNetworkId })
    return findSigner({ address, caipNetworkId, message, signature, rpcUrls })
  },
}
