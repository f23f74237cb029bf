import type { WalletAddresses } from '@latchkey/frame-api'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { verifyMessage } from 'viem'

/** A text, and its signature by an account of one namespace. */
export type SignedText = {
  readonly text: string
  readonly namespace: 'eip155' | 'solana'
  readonly signature: string
}

/**
 * Returns whether one of a wallet's accounts has signed a text. Returns `false` if the signature
 * cannot be parsed.
 */
export async function isSignedBy(
  { eip155, solana }: WalletAddresses,
  { text, namespace, signature }: SignedText,
): Promise<boolean> {
  try {
    if (namespace === 'solana') {
      const bytes = base58.decode(signature)
      return ed25519.verify(bytes, Buffer.from(text), base58.decode(solana), { zip215: false })
    }
    return await verifyMessage({
      address: eip155 as `0x${string}`,
      message: text,
      signature: signature as `0x${string}`,
    })
  } catch {
    return false
  }
}
