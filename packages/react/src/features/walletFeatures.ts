import {
  getActiveNamespace,
  getActiveNetworkId,
  isSmartAccountInUse,
  type Kit,
  listSwapNetworks,
  track,
  type WalletFeature,
} from '@latchkey/kit'
import type { Page } from '@latchkey/modal'
import { ForwardIcon, type IconDrawing, PlusIcon, ReceiveIcon, SwapIcon } from '@latchkey/ui'
import { listFundingWays } from './fundingWays.ts'

/** A feature of the active account, shown as a button below its balance. */
export type ShownFeature = {
  /**
   * Last part of the test id: `wallet-features-<id>-button` for an account of a login,
   * `w3m-account-default-<id>-button` for an account of any other wallet.
   */
  readonly id: 'fund-wallet' | 'swaps' | 'send' | 'receive'
  /**
   * Names of the feature in the app's `walletFeaturesOrder`. The position of the first name found
   * there is that of the button.
   */
  readonly names: readonly WalletFeature[]
  readonly icon: IconDrawing
  readonly label: 'account.fund' | 'title.Swap' | 'title.WalletSend' | 'title.WalletReceive'
  /** Returns the page that opens when the user presses the feature's button. */
  readonly getPage: (kit: Kit) => Page
  /** Sends the analytics event when the user opens the page. */
  readonly track?: (kit: Kit) => void
  readonly isOffered: (kit: Kit) => boolean
}

const defaultOrder: readonly WalletFeature[] = ['onramp', 'swaps', 'send', 'receive']

const trackOpened = (event: 'OPEN_SEND' | 'OPEN_SWAP') => (kit: Kit) => {
  const [network, isSmartAccount] = [getActiveNetworkId(kit), isSmartAccountInUse(kit)]
  track(kit, { event, properties: { network, isSmartAccount } })
}

/** All features. To add one, add an entry here and a view to the registry. */
const features: readonly ShownFeature[] = [
  {
    id: 'fund-wallet',
    names: ['onramp', 'receive'],
    icon: PlusIcon,
    label: 'account.fund',
    getPage: () => ({ view: 'FundWallet' }),
    isOffered: (kit) => listFundingWays(kit).length > 0,
  },
  {
    id: 'swaps',
    names: ['swaps'],
    icon: SwapIcon,
    label: 'title.Swap',
    // If the active network does not support swaps, opens the list of networks that do (K-SWAP-02).
    getPage: (kit) =>
      listSwapNetworks(kit).some(({ caipNetworkId }) => caipNetworkId === getActiveNetworkId(kit))
        ? { view: 'Swap' }
        : { view: 'UnsupportedChain', data: { swap: true } },
    track: (kit) => {
      track(kit, { event: 'CLICK_CONVERT' })
      trackOpened('OPEN_SWAP')(kit)
    },
    isOffered: (kit) =>
      listSwapNetworks(kit).some(
        ({ chainNamespace }) => chainNamespace === getActiveNamespace(kit),
      ),
  },
  {
    id: 'send',
    names: ['send'],
    icon: ForwardIcon,
    label: 'title.WalletSend',
    getPage: () => ({ view: 'WalletSend' }),
    track: trackOpened('OPEN_SEND'),
    isOffered: (kit) => kit.preferences.getState().features.send !== false,
  },
  {
    id: 'receive',
    names: ['receive'],
    icon: ReceiveIcon,
    label: 'title.WalletReceive',
    getPage: () => ({ view: 'WalletReceive' }),
    isOffered: (kit) => kit.preferences.getState().features.receive !== false,
  },
]

/** Lists the features that are available for the active account, in the app's order. */
export function listWalletFeatures(kit: Kit): readonly ShownFeature[] {
  const { walletFeaturesOrder = defaultOrder } = kit.preferences.getState().features
  const ordered = walletFeaturesOrder.flatMap((name) =>
    features.filter(({ names }) => names.includes(name)),
  )
  return [...new Set(ordered)].filter(({ isOffered }) => isOffered(kit))
}
