import { type Hex, hashMessage, isHex } from 'viem'
import { createChainReader } from './createChainReader.ts'
import { isSignedByKey } from './isSignedByKey.ts'
import type { Signer } from './Signer.ts'
import { toCheckedAddress } from './toCheckedAddress.ts'
import { verifyEthereumSignature } from './verifyEthereumSignature.ts'

export type SignedByEthereum = {
  readonly address: string
  /** `eip155:` and the number of the chain whose contracts are asked. */
  readonly caipNetworkId: string
  /** The very text that was signed. */
  readonly message: string
  /** 0x hex. */
  readonly signature: string
  /** The asker's own addresses of the chain. Empty: only keys can sign, no contract is asked. */
  readonly rpcUrls: readonly string[]
}

const toBytes = (signature: string): Hex | undefined =>
  isHex(signature) && signature.length % 2 === 0 ? signature : undefined

/**
 * Tells what signed a text for an address of an EVM chain: its key, or its contract.
 *
 * @returns `undefined` when nothing did.
 * @throws {ChainUnreachableError} The chain gave no answer.
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
