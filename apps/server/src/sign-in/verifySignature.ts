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
  /** Address of the account that should have signed, as returned by `toAccountAddress`. */
  readonly address: string
  /**
   * The exact text that the wallet signed. It must not be rebuilt from `data`, because a rebuilt
   * text may differ.
   */
  readonly message: string
  /** The wallet's signature of the sign-in message: 0x hex, base58 or base64. */
  readonly signature: string
  /** The server's own RPC URLs of the chain; `[]` for namespaces that need no chain access. */
  readonly rpcUrls: readonly string[]
}

type SignatureVerifier = {
  /**
   * Returns the stored format of an address of this namespace, or `undefined` if the address is
   * invalid on that chain.
   */
  readonly toAddress: (address: string, chainId: CaipNetworkId) => string | undefined
  /**
   * Verifies the signature of a sign-in message.
   *
   * @returns The kind of signer, or `undefined` if the account did not sign.
   * @throws {ChainUnreachableError} The chain did not answer.
   */
  readonly verify: (signed: SignedText) => Promise<Signer | undefined>
}

/**
 * Signature verifiers by namespace (wire-siwx §3 to §5). A namespace with an adapter but without a
 * verifier is a compile error. Other namespaces are rejected.
 */
const verifiers: Readonly<Partial<Record<ChainNamespace, SignatureVerifier>>> = {
  /**
   * Verifier for Bitcoin. Accepts simple BIP-322 signatures, and BIP-137 for every address type
   * except Taproot. The address must belong to the named chain.
   */
  bip122: {
    toAddress: toBitcoinAddress,
    async verify({ data: { chainId: caipNetworkId }, address, message, signature }) {
      const signed = { address, caipNetworkId, message, signature }
      return isSignedByBitcoinAddress(signed) ? 'key' : undefined
    },
  },
  /**
   * Verifier for EVM chains. Accepts signatures of keys and of contracts. A contract is called on
   * the chain that the message names.
   */
  eip155: {
    toAddress: (address) => toEthereumAddress(address),
    async verify({ data: { chainId: caipNetworkId }, address, message, signature, rpcUrls }) {
      // Without an RPC URL the server cannot read contract code. Even a valid key signature is then
      // no proof, because the account may be a contract.
      if (rpcUrls.length === 0) throw new ChainUnreachableError({ chainId: caipNetworkId })
      return findSigner({ address, caipNetworkId, message, signature, rpcUrls })
    },
  },
  /** Verifier for Solana. Accepts signatures of keys, by strict ed25519 verification. */
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
 * Returns the stored format of a wallet address that signs in, or `undefined` if the address is
 * invalid or the chain unsupported.
 */
export function toAccountAddress(address: string, chainId: CaipNetworkId): string | undefined {
  return getVerifier(chainId)?.toAddress(address, chainId)
}

/**
 * Verifies the signature of a sign-in message by the rules of the address's namespace.
 *
 * @returns The kind of signer, or `undefined` if the account did not sign.
 * @throws {ChainUnreachableError} The chain did not answer.
 */
export async function verifySignature(signed: SignedText): Promise<Signer | undefined> {
  return getVerifier(signed.data.chainId)?.verify(signed)
}
