import {
  getActiveNetworkId,
  isSmartAccountInUse,
  type Kit,
  track,
  type WalletFeature,
} from '@latchkey/kit'
import type { Page } from '@latchkey/modal'
import { ForwardIcon, type IconDrawing, PlusIcon } from '@latchkey/ui'
import type { AccountMessageKey } from '../messages/Messages.ts'
import { listFundingWays } from './fundingWays.ts'

/** Something that can be done with the account in use: a button below its balance. */
export type ShownFeature = {
  /** Ends its test id: `wallet-features-<id>-button` of a login, `w3m-account-default-<id>-button` of any other wallet. */
  readonly id: 'fund-wallet' | 'send'
  /** Where it stands: at the first of these in `walletFeaturesOrder`. */
  readonly names: readonly WalletFeature[]
  readonly icon: IconDrawing
  readonly label: Extract<AccountMessageKey, 'account.fund' | 'title.WalletSend'>
  readonly page: Page
  /** Says to the app that somebody goes there. */
  readonly tell?: (kit: Kit) => void
  readonly isOffered: (kit: Kit) => boolean
}

const defaultOrder: readonly WalletFeature[] = ['onramp', 'swaps', 'receive', 'send']

/** Everything there is. A further one is a further entry, and its view's line in the registry. */
const features: readonly ShownFeature[] = [
  {
    id: 'fund-wallet',
    names: ['onramp', 'receive'],
    icon: PlusIcon,
    label: 'account.fund',
    page: { view: 'FundWallet' },
    isOffered: (kit) => listFundingWays(kit).length > 0,
  },
  {
    id: 'send',
    names: ['send'],
    icon: ForwardIcon,
    label: 'title.WalletSend',
    page: { view: 'WalletSend' },
    tell: (kit) => {
      const [network, isSmartAccount] = [getActiveNetworkId(kit), isSmartAccountInUse(kit)]
      track(kit, { event: 'OPEN_SEND', properties: { network, isSmartAccount } })
    },
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
