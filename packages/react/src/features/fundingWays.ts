import { isSmartAccountInUse, type Kit, track } from '@latchkey/kit'
import { listBuyProviders } from '@latchkey/kit/buy'
import { isDepositOffered } from '@latchkey/kit/deposit'
import type { Page } from '@latchkey/modal'
import { ExchangeIcon, type IconDrawing, PlusIcon, ReceiveIcon } from '@latchkey/ui'

/** A method to fund the account, shown as a row that opens a page. */
export type FundingWay = {
  readonly testId: string
  readonly icon: IconDrawing
  readonly label: 'account.receiveFunds' | 'account.buy' | 'account.deposit'
  readonly detail: 'account.receiveText' | 'account.buyText' | 'account.depositText'
  readonly page: Page
  /** Sends the analytics event when the user selects the row. */
  readonly track?: (kit: Kit) => void
  /** Returns whether the app has the feature turned on and it supports the active account. */
  readonly isOffered: (kit: Kit) => boolean
}

/** Buys tokens with money, for users who have no assets yet (K-BUY-07). */
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

/** Deposits assets that the user has at an exchange. */
export const depositing: FundingWay = {
  testId: 'wallet-features-deposit-from-exchange-button',
  icon: ExchangeIcon,
  label: 'account.deposit',
  detail: 'account.depositText',
  page: { view: 'PayWithExchange' },
  isOffered: isDepositOffered,
}

/** All methods to fund the account, in display order. */
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

/** Returns the methods that are available to fund the active account (K-BUY-07). */
export function listFundingWays(kit: Kit): readonly FundingWay[] {
  return ways.filter(({ isOffered }) => isOffered(kit))
}
