import { isDelegation } from '@latchkey/core'
import {
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
  hashMessage,
  isErc6492Signature,
} from 'viem'
import type { ChainReader } from './createChainReader.ts'
import { isSignedByKey, type KeySignature } from './isSignedByKey.ts'
import type { Signer } from './Signer.ts'

export type EthereumSignature = {
  readonly chain: ChainReader
  readonly address: Hex
  /** Exact text that was signed. Callers must not render the text again from its fields. */
  readonly message: string
  readonly signature: Hex
}

/**
 * Finds the signer of a text in the order of ERC-6492, so that a contract precedes a key.
 *
 * 1. With the 6492 suffix, or
 * 2. with code at the address, the contract decides by ERC-1271.
 * 3. The check is a simulated call that first deploys or prepares the contract if necessary.
 * 4. Without code, the key of the address decides.
 *
 * A delegated account (EIP-7702) keeps its key. A signature of that key is valid whatever the
 * delegated code reports.
 *
 * @returns `undefined` if neither signed the text.
 * @throws {ChainUnreachableError} The chain did not respond.
 */
export async function verifyEthereumSignature(
  parameters: EthereumSignature,
): Promise<Signer | undefined> {
  const { chain, address, message, signature } = parameters
  const hash = hashMessage(message)
  const code = await chain.getCode(address)
  const hasKey = code === '0x' ? !isErc6492Signature(signature) : isDelegation(code)
  if (hasKey && (await isSignedByKey({ address, hash, signature }))) return 'key'
  if (hasKey && code === '0x') return undefined
  if (!(await isSignedByContract(chain, { address, hash, signature }))) return undefined
  return hasKey ? 'delegate' : 'contract'
}

async function isSignedByContract(chain: ChainReader, signed: KeySignature): Promise<boolean> {
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [signed.address, signed.hash, signed.signature],
  })
  return (await chain.simulate(data)) === '0x01'
}
