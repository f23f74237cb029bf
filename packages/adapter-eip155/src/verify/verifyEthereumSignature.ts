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
  /** The very text that was signed; never one rendered anew. */
  readonly message: string
  readonly signature: Hex
}

/** Designator of EIP-7702: the account has a key and lends itself code. */
const delegated = /^0xef0100[0-9a-f]{40}$/

/**
 * Tells who signed a text, in the order of ERC-6492: never a key before a contract.
 * (1) With the 6492 suffix, or (2) with code at the address, the contract decides, by ERC-1271, in a simulated call
 * that deploys or prepares it first where need be (3). (4) Without code, the key of the address. A delegated account
 * keeps its key, which stands above the code it lends: what it signed is the key's word, whatever the code says.
 *
 * @returns `undefined` when nobody did.
 * @throws {ChainUnreachableError} The chain gave no answer.
 */
export async function verifyEthereumSignature(
  parameters: EthereumSignature,
): Promise<Signer | undefined> {
  const { chain, address, message, signature } = parameters
  const hash = hashMessage(message)
  const code = await chain.getCode(address)
  const hasKey = code === '0x' ? !isErc6492Signature(signature) : delegated.test(code)
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
