import { toWalletProofText, type WalletDemand, type WalletProof } from '@latchkey/frame-api'
import type { Hex } from 'viem'
import { hashMessage } from 'viem/utils'
import { type EvmSignature, toSignatureHex } from './signatures.ts'

export type WalletProofParameters = WalletDemand & {
  readonly walletId: string
  /** Signs a 32-byte hash with the wallet's eip155 account. */
  readonly signHash: (hash: Hex) => EvmSignature | Promise<EvmSignature>
}

/**
 * Signs a proof that the wallet is open on this device (S-36). The proof is valid for one action
 * and one nonce of the server.
 */
export async function signWalletProof(parameters: WalletProofParameters): Promise<WalletProof> {
  const { walletId, act, nonce, signHash } = parameters
  const hash = hashMessage(toWalletProofText(walletId, { act, nonce }))
  return { namespace: 'eip155', nonce, signature: toSignatureHex(await signHash(hash)) }
}
