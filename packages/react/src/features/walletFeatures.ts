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
import { ForwardIcon, type IconDrawing, PlusIcon, SwapIcon } from '@latchkey/ui'
import { listFundingWays } from './fundingWays.ts'

/** Something that can be done with the account in use: a button below its balance. */
export type ShownFeature = {
  /** Ends its test id: `wallet-features-<id>-button` of a login, `w3m-account-default-<id>-button` of any other wallet. */
  readonly id: 'fund-wallet' | 'swaps' | 'send'
  /** Where it stands: at the first of these in `walletFeaturesOrder`. */
  readonly names: readonly WalletFeature[]
  readonly icon: IconDrawing
  readonly label: 'account.fund' | 'title.Swap' | 'title.WalletSend'
  /** Where it leads now. */
  readonly getPage: (kit: Kit) => Page
  /** Says to the app that somebody goes there. */
  readonly tell?: (kit: Kit) => void
  readonly isOffered: (kit: Kit) => boolean
}

const defaultOrder: readonly WalletFeature[] = ['onramp', 'swaps', 'receive', 'send']

const tellOpened = (event: 'OPEN_SEND' | 'OPEN_SWAP') => (kit: Kit) => {
  const [network, isSmartAccount] = [getActiveNetworkId(kit), isSmartAccountInUse(kit)]
  track(kit, { event, properties: { network, isSmartAccount } })
}

/** Everything there is. A further one is a further entry, and its view's line in the registry. */
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
    // Where the network cannot, those that can are offered (K-SWAP-02).
    getPage: (kit) =>
      listSwapNetworks(kit).some(({ caipNetworkId }) => caipNetworkId === getActiveNetworkId(kit))
        ? { view: 'Swap' }
        : { view: 'UnsupportedChain', data: { swap: true } },
    tell: (kit) => {
      track(kit, { event: 'CLICK_CONVERT' })
      tellOpened('OPEN_SWAP')(kit)
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
    tell: tellOpened('OPEN_SEND'),
    isOffered: (kit) => kit.preferences.getState().features.send !== false,
  },
]

/** Lists what the account in use offers, in the order of the host. */
export function listWalletFeatures(kit: Kit): readonly ShownFeature[] {
  const { walletFeaturesOrder = defaultOrder } = kit.preferences.getState().features
  const ordered = walletFeaturesOrder.flatMap((name) =>
    features.filter(({ names }) => names.includes(name)),
  )
  return [...new Set(ordered)].filter(({ isOffered }) => isOffered(kit))
}
