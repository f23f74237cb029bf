import { isSignedByAddress, toCheckedAddress } from '@latchkey/adapter-solana/verify'
import type { SignatureVerifier } from './SignatureVerifier.ts'

/** Keys of Solana, by strict ed25519 (wire-siwx §3). */
export const solanaVerifier: SignatureVerifier = {
  toAddress: (address) => toCheckedAddress(address),
  async verify({ address, message, signature }) {
    return isSignedByAddress({ address, message, signature }) ? 'key' : undefined
  },
}
