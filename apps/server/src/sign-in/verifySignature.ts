import type { Signer } from '@latchkey/adapter-eip155/verify'
import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import { parseCaipNetworkId } from '@latchkey/core'
import { bitcoinVerifier } from './bitcoinVerifier.ts'
import { ethereumVerifier } from './ethereumVerifier.ts'
import type { SignatureVerifier, SignedText } from './SignatureVerifier.ts'
import { solanaVerifier } from './solanaVerifier.ts'

/** A namespace without a line here is refused, whatever is configured. */
const verifiers: Readonly<Partial<Record<ChainNamespace, SignatureVerifier>>> = {
  bip122: bitcoinVerifier,
  eip155: ethereumVerifier,
  solana: solanaVerifier,
}

function getVerifier(chainId: CaipNetworkId): SignatureVerifier | undefined {
  return verifiers[parseCaipNetworkId(chainId).namespace]
}

/** The one form in which an address is stored; `undefined` when it is none of that chain, or nobody verifies it. */
export function toAccountAddress(address: string, chainId: CaipNetworkId): string | undefined {
  return getVerifier(chainId)?.toAddress(address, chainId)
}

/**
 * Tells who signed a text, by the rules of its namespace.
 *
 * @returns `undefined` when the account did not.
 * @throws {ChainUnreachableError} The chain gave no answer.
 */
export async function verifySignature(signed: SignedText): Promise<Signer | undefined> {
  return getVerifier(signed.data.chainId)?.verify(signed)
}
