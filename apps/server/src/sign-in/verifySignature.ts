import {
  isSignedByAddress as isSignedByBitcoinAddress,
  toCheckedAddress as toBitcoinAddress,
} from '@latchkey/adapter-bip122/verify'
import {
  ChainUnreachableError,
  findSigner,
  type Signer,
  toCheckedAddress as toEthereumAddress,
} from '@latchkey/adapter-eip155/verify'
import {
  isSignedByAddress as isSignedBySolanaAddress,
  toCheckedAddress as toSolanaAddress,
} from '@latchkey/adapter-solana/verify'
import {
  type AdapterNamespace,
  type CaipNetworkId,
  type ChainNamespace,
  parseCaipNetworkId,
} from '@latchkey/core'
import type { SignInData } from '@latchkey/core/sign-in'

export type SignedText = {
  readonly data: SignInData
  /** The address returned by `toAccountAddress`. */
  readonly address: string
  /** The exact text that was signed, never a text formatted again from `data`. */
  readonly message: string
  /** The signature from the wallet: 0x hex, base58 or base64. */
  readonly signature: string
  /** The server's own RPC URLs of the chain. `[]` if a signature is verified without the chain. */
  readonly rpcUrls: readonly string[]
}

type SignatureVerifier = {
  /** Returns the stored form of an address, or `undefined` for an invalid address of that chain. */
  readonly toAddress: (address: string, chainId: CaipNetworkId) => string | undefined
  /**
   * @returns `undefined` when the account did not sign.
   * @throws {ChainUnreachableError} The chain gave no answer.
   */
  readonly verify: (signed: SignedText) => Promise<Signer | undefined>
}

/**
 * Verifiers by namespace (wire-siwx §3 to §5). A namespace with an adapter but without a verifier
 * is a compile error. Other namespaces are rejected.
 */
const verifiers: Readonly<Partial<Record<ChainNamespace, SignatureVerifier>>> = {
  /**
   * Simple BIP-322, or BIP-137 for every kind of address except Taproot. The address belongs to the
   * named chain.
   */
  bip122: {
    toAddress: toBitcoinAddress,
    async verify({ data: { chainId: caipNetworkId }, address, message, signature }) {
      const signed = { address, caipNetworkId, message, signature }
      return isSignedByBitcoinAddress(signed) ? 'key' : undefined
    },
  },
  /** Keys and contracts. A contract is called on the chain that the text names. */
  eip155: {
    toAddress: (address) => toEthereumAddress(address),
    async verify({ data: { chainId: caipNetworkId }, address, message, signature, rpcUrls }) {
      // Without an RPC URL the server cannot call contract code, so even a key's signature proves
      // nothing.
      if (rpcUrls.length === 0) throw new ChainUnreachableError({ chainId: caipNetworkId })
      return findSigner({ address, caipNetworkId, message, signature, rpcUrls })
    },
  },
  /** Keys, by strict ed25519. */
  solana: {
    toAddress: (address) => toSolanaAddress(address),
    async verify({ address, message, signature }) {
      return isSignedBySolanaAddress({ address, message, signature }) ? 'key' : undefined
    },
  },
} satisfies Readonly<Record<AdapterNamespace, SignatureVerifier>>

function getVerifier(chainId: CaipNetworkId): SignatureVerifier | undefined {
  return verifiers[parseCaipNetworkId(chainId).namespace]
}

/**
 * Returns the stored form of an address, or `undefined` for an invalid address or an unsupported
 * chain.
 */
export function toAccountAddress(address: string, chainId: CaipNetworkId): string | undefined {
  return getVerifier(chainId)?.toAddress(address, chainId)
}

/**
 * Verifies a signature by the rules of its namespace, and returns the kind of signer.
 *
 * @returns `undefined` if the account did not sign.
 * @throws {ChainUnreachableError} The chain gave no answer.
 */
export async function verifySignature(signed: SignedText): Promise<Signer | undefined> {
  return getVerifier(signed.data.chainId)?.verify(signed)
}
