import type { CaipNetworkId, ChainNamespace } from '../caip/caip.ts'

/**
 * A wallet from the directory or from the app's own list, as plain data (wire-wallet-directory §2).
 */
export type DirectoryWallet = {
  /** Directory id: 64 hex digits. A custom wallet can have any unique text. */
  readonly id: string
  readonly name: string
  /** Absolute URL of the wallet's image, if known. */
  readonly imageUrl?: string
  readonly homepage?: string
  readonly rdns?: string
  /** CAIP-2 ids of the networks that the wallet supports. Absent: unknown. */
  readonly chains?: readonly CaipNetworkId[]
  readonly certified?: boolean
  readonly mobileLink?: string
  readonly desktopLink?: string
  readonly webappLink?: string
  /**
   * Universal link of the wallet for WalletConnect's link mode, in which requests travel in links
   * instead of over the relay.
   */
  readonly linkMode?: string
  readonly appStore?: string
  readonly playStore?: string
  readonly chromeStore?: string
  /** Names by which an installed wallet is recognised on the page. */
  readonly injected?: readonly {
    readonly namespace?: ChainNamespace
    readonly injectedId?: string
  }[]
  readonly supportsWalletConnect?: boolean
  /** Position of the wallet in the directory, starting at 0. */
  readonly order?: number
}
