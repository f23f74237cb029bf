import type { CaipNetworkId } from '../caip/caip.ts'
import type { Network } from '../networks/network.ts'
import type { SignInData } from '../sign-in/SignInData.ts'
import type { BitcoinFeatures } from './BitcoinFeatures.ts'
import type { EthereumFeatures } from './EthereumFeatures.ts'
import type { ReplacingFeatures, SendFeatures } from './SendFeatures.ts'
import type { SolanaFeatures } from './SolanaFeatures.ts'
import type { SwapFeatures } from './SwapFeatures.ts'
import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** Functions that a wallet supports beyond reading accounts. An unsupported function is absent. */
export type WalletFeatures = {
  /**
   * Asks the wallet to switch to a network. If the wallet does not know the network, asks it to add
   * the network first (K-NET-05).
   *
   * @throws {ConnectionRejectedError} The user rejected the switch.
   */
  readonly switchNetwork?: (network: Network, options?: WalletRequestOptions) => Promise<void>
  /**
   * Signs a text. The signature is 0x hex for eip155 (EIP-191), base58 for solana (ed25519), and
   * base64 for bip122.
   */
  readonly signMessage?: (
    parameters: { readonly message: string; readonly address: string },
    options?: WalletRequestOptions,
  ) => Promise<string>
  /**
   * Signs in with a wallet that shows the fields of the message itself (`solana:signIn`).
   *
   * @returns The exact text that was signed, and its signature in the format of `signMessage`.
   */
  readonly signIn?: (
    data: SignInData,
    options?: WalletRequestOptions,
  ) => Promise<{ readonly message: string; readonly signature: string }>
  /** Makes another shared account the active one. Absent if only the wallet itself can do this. */
  readonly selectAccount?: (address: string) => void
  /** Returns the networks that the wallet has approved. Absent or `undefined`: all networks. */
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
