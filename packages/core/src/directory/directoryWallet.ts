import type { CaipNetworkId, ChainNamespace } from '../caip/caip.ts'

/** A wallet as the directory (or the host's own list) describes it. Plain data (wire-wallet-directory §2). */
export type DirectoryWallet = {
  /** Directory id, 64 hex digits; a custom wallet has any unique text. */
  readonly id: string
  readonly name: string
  /** Complete address of its image, where known. */
  readonly imageUrl?: string
  readonly homepage?: string
  readonly rdns?: string
  /** Networks it serves; absent: not said. */
  readonly chains?: readonly CaipNetworkId[]
  readonly certified?: boolean
  readonly mobileLink?: string
  readonly desktopLink?: string
  readonly webappLink?: string
  /** Universal link of its link mode. */
  readonly linkMode?: string
  readonly appStore?: string
  readonly playStore?: string
  readonly chromeStore?: string
  /** How it shows itself when it is in the page. */
  readonly injected?: readonly {
    readonly namespace?: ChainNamespace
    readonly injectedId?: string
  }[]
  readonly supportsWalletConnect?: boolean
  /** Place in the directory, from 0. */
  readonly order?: number
}
