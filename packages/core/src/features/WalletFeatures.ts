import type { CaipNetworkId } from '../caip/caip.ts'
import type { Network } from '../networks/network.ts'
import type { SignInData } from '../sign-in/SignInData.ts'
import type { BitcoinFeatures } from './BitcoinFeatures.ts'
import type { EthereumFeatures } from './EthereumFeatures.ts'
import type { ReplacingFeatures, SendFeatures } from './SendFeatures.ts'
import type { SolanaFeatures } from './SolanaFeatures.ts'
import type { SwapFeatures } from './SwapFeatures.ts'
import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/**
 * Functions of a wallet beyond its accounts. An unsupported feature is absent; there are no stubs.
 */
export type WalletFeatures = {
  /**
   * Requests that the wallet switches to a network. Adds the network first if the wallet does not
   * know it (K-NET-05).
   *
   * @throws {ConnectionRejectedError} The user refused.
   */
  readonly switchNetwork?: (network: Network, options?: WalletRequestOptions) => Promise<void>
  /**
   * Signs text. Signature by namespace: eip155 0x hex (EIP-191), solana base58 (ed25519), bip122
   * base64.
   */
  readonly signMessage?: (
    parameters: { readonly message: string; readonly address: string },
    options?: WalletRequestOptions,
  ) => Promise<string>
  /**
   * Signs in with a wallet that shows the fields itself (`solana:signIn`).
   *
   * @returns The exact text that was signed, and its signature in the form of `signMessage`.
   */
  readonly signIn?: (
    data: SignInData,
    options?: WalletRequestOptions,
  ) => Promise<{ readonly message: string; readonly signature: string }>
  /** Makes another shared account the active one. Absent if only the wallet can do that. */
  readonly selectAccount?: (address: string) => void
  /** Networks that the wallet has approved. Absent or `undefined`: all networks. */
  readonly getApprovedNetworkIds?: () => readonly CaipNetworkId[] | undefined
  /** Transfers native currency and tokens, on any chain. */
  readonly send?: SendFeatures
  /** Replaces pending transactions. Absent if the chain or the wallet cannot replace. */
  readonly replacing?: ReplacingFeatures
  /** Swaps tokens within one network. */
  readonly swap?: SwapFeatures
  readonly ethereum?: EthereumFeatures
  readonly solana?: SolanaFeatures
  readonly bitcoin?: BitcoinFeatures
}
