import type { CaipNetworkId } from '../caip/caip.ts'
import type { Network } from '../networks/network.ts'
import type { SignInData } from '../sign-in/SignInData.ts'
import type { BitcoinFeatures } from './BitcoinFeatures.ts'
import type { EthereumFeatures } from './EthereumFeatures.ts'
import type { ReplacingFeatures, SendFeatures } from './SendFeatures.ts'
import type { SolanaFeatures } from './SolanaFeatures.ts'
import type { SwapFeatures } from './SwapFeatures.ts'
import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** Functions of a wallet beyond its accounts. An unsupported feature is absent, never stubbed. */
export type WalletFeatures = {
  /**
   * Asks the wallet to switch, and to add the network first where it does not know it (K-NET-05).
   *
   * @throws {ConnectionRejectedError} The user refused.
   */
  readonly switchNetwork?: (network: Network, options?: WalletRequestOptions) => Promise<void>
  /** Signs text. eip155: EIP-191, answers 0x hex; solana: ed25519, base58; bip122: base64. */
  readonly signMessage?: (
    parameters: { readonly message: string; readonly address: string },
    options?: WalletRequestOptions,
  ) => Promise<string>
  /**
   * Signs in where the wallet shows the fields itself (`solana:signIn`).
   *
   * @returns The exact text that was signed, and its signature as `signMessage` gives it.
   */
  readonly signIn?: (
    data: SignInData,
    options?: WalletRequestOptions,
  ) => Promise<{ readonly message: string; readonly signature: string }>
  /** Makes another of the shared accounts the active one; absent where only the wallet can. */
  readonly selectAccount?: (address: string) => void
  /** Networks the wallet has approved; absent or `undefined`: all. */
  readonly getApprovedNetworkIds?: () => readonly CaipNetworkId[] | undefined
  /** Moves coins and tokens, whatever the chain. */
  readonly send?: SendFeatures
  /** Takes the place of what was sent. Absent: not on this chain, or not by this wallet. */
  readonly replacing?: ReplacingFeatures
  /** Swaps tokens of one network. */
  readonly swap?: SwapFeatures
  readonly ethereum?: EthereumFeatures
  readonly solana?: SolanaFeatures
  readonly bitcoin?: BitcoinFeatures
}
