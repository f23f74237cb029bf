import { isSmartAccountInUse, type Kit, track } from '@latchkey/kit'
import { listBuyProviders } from '@latchkey/kit/buy'
import { isDepositOffered } from '@latchkey/kit/deposit'
import type { Page } from '@latchkey/modal'
import { type IconDrawing, PlusIcon, ReceiveIcon, SwapIcon } from '@latchkey/ui'

/** A way to fund the account: a row with the page that it opens. */
export type FundingWay = {
  readonly testId: string
  readonly icon: IconDrawing
  readonly label: 'account.receiveFunds' | 'account.buy' | 'account.deposit'
  readonly detail: 'account.receiveText' | 'account.buyText' | 'account.depositText'
  readonly page: Page
  /** Sends the analytics event when the user opens the page. */
  readonly track?: (kit: Kit) => void
  /** Whether the feature is on and supports the active account. */
  readonly isOffered: (kit: Kit) => boolean
}

/** Buying with money, for users without any assets (K-BUY-07). */
export const buying: FundingWay = {
  testId: 'wallet-features-onramp-button',
  icon: PlusIcon,
  label: 'account.buy',
  detail: 'account.buyText',
  page: { view: 'OnRampProviders' },
  track: (kit) => {
    const isSmartAccount = isSmartAccountInUse(kit)
    track(kit, { event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount } })
  },
  isOffered: (kit) => listBuyProviders(kit).length > 0,
}

/** Deposits assets from an exchange into the account. */
export const depositing: FundingWay = {
  testId: 'wallet-features-deposit-from-exchange-button',
  icon: SwapIcon,
  label: 'account.deposit',
  detail: 'account.depositText',
  page: { view: 'PayWithExchange' },
  isOffered: isDepositOffered,
}

/** All funding ways, in display order. */
const ways: readonly FundingWay[] = [
  buying,
  {
    testId: 'wallet-features-receive-button',
    icon: ReceiveIcon,
    label: 'account.receiveFunds',
    detail: 'account.receiveText',
    page: { view: 'WalletReceive' },
    isOffered: (kit) => kit.preferences.getState().features.receive !== false,
  },
  depositing,
]

/** Lists the funding ways that are available for the active account (K-BUY-07). */
export function listFundingWays(kit: Kit): readonly FundingWay[] {
  return ways.filter(({ isOffered }) => isOffered(kit))
}
