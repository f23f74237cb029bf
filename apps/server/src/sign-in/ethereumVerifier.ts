import { checksumAddress, type Hex, isHex } from 'viem'
import { createChainReader } from './createChainReader.ts'
import type { SignatureVerifier } from './SignatureVerifier.ts'
import { verifyEthereumSignature } from './verifyEthereumSignature.ts'

function toAddress(address: string): Hex | undefined {
  if (!isHex(address) || address.length !== 42) return undefined
  const digits = address.slice(2)
  const isMixedCase = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  const checked = checksumAddress(`0x${digits.toLowerCase()}`)
  return isMixedCase && address !== checked ? undefined : checked
}

/** Keys and contracts of EVM chains; contracts are asked on the chain of the text. */
export const ethereumVerifier: SignatureVerifier = {
  toAddress,
  async verify({ data, address, message, signature, rpcUrls }) {
    const account = toAddress(address)
    if (account === undefined || !isHex(signature) || signature.length % 2 !== 0) return undefined
    const chain = createChainReader(data.chainId, rpcUrls)
    return verifyEthereumSignature({ chain, address: account, message, signature })
  },
}
