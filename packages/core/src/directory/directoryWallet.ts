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
  /** Networks that the wallet supports. Absent: unknown. */
  readonly chains?: readonly CaipNetworkId[]
  readonly certified?: boolean
  readonly mobileLink?: string
  readonly desktopLink?: string
  readonly webappLink?: string
  /** Universal link for WalletConnect link mode. */
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
  /** Position in the directory, starting at 0. */
  readonly order?: number
}
