import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** Creates a new Solana key that signs messages in a test. */
export function createTestSolanaKey() {
  const { secretKey, publicKey } = ed25519.keygen()
  const sign = async (message: string) =>
    base58.encode(ed25519.sign(new TextEncoder().encode(message), secretKey))
  return { address: base58.encode(publicKey), sign }
}
