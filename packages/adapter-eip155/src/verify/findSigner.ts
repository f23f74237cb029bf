import { type Hex, hashMessage, isHex } from 'viem'
import { createChainReader } from './createChainReader.ts'
import { isSignedByKey } from './isSignedByKey.ts'
import type { Signer } from './Signer.ts'
import { toCheckedAddress } from './toCheckedAddress.ts'
import { verifyEthereumSignature } from './verifyEthereumSignature.ts'

export type SignedByEthereum = {
  readonly address: string
  /** CAIP-2 id of the chain whose contracts are called, e.g. `eip155:1`. */
  readonly caipNetworkId: string
  /** Exact text that was signed. Callers must not render the text again from its fields. */
  readonly message: string
  /** Signature of the text as 0x hex, from a key or a contract account. */
  readonly signature: string
  /**
   * RPC URLs of the chain that the caller trusts. If empty, no contract is called and only keys can
   * sign.
   */
  readonly rpcUrls: readonly string[]
}

const toBytes = (signature: string): Hex | undefined =>
  isHex(signature) && signature.length % 2 === 0 ? signature : undefined

/**
 * Finds the signer of a text for an EVM address: its key or its contract.
 *
 * @returns `undefined` if neither signed the text.
 * @throws {ChainUnreachableError} The chain did not respond.
 */
export async function findSigner(signed: SignedByEthereum): Promise<Signer | undefined> {
  const { caipNetworkId, message, rpcUrls } = signed
  const address = toCheckedAddress(signed.address)
  const signature = toBytes(signed.signature)
  if (address === undefined || signature === undefined) return undefined
  if (rpcUrls.length === 0) {
    return (await isSignedByKey({ address, hash: hashMessage(message), signature }))
      ? 'key'
      : undefined
  }
  const chain = createChainReader(caipNetworkId, rpcUrls)
  return verifyEthereumSignature({ chain, address, message, signature })
}
