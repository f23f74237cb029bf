import { isSmartAccountInUse, type Kit, track } from '@latchkey/kit'
import { listBuyProviders } from '@latchkey/kit/buy'
import { isDepositOffered } from '@latchkey/kit/deposit'
import type { Page } from '@latchkey/modal'
import { type IconDrawing, PlusIcon, ReceiveIcon, SwapIcon } from '@latchkey/ui'

/** A way to get something onto the account. */
export type FundingWay = {
  readonly testId: string
  readonly icon: IconDrawing
  readonly label: 'account.receiveFunds' | 'account.buy' | 'account.deposit'
  readonly detail: 'account.receiveText' | 'account.buyText' | 'account.depositText'
  readonly page: Page
  /** Says to the app that somebody goes there. */
  readonly tell?: (kit: Kit) => void
  /** Whether it is turned on and serves the account in use. */
  readonly isOffered: (kit: Kit) => boolean
}

/** Who buys gets coins without having any (K-BUY-07). */
export const buying: FundingWay = {
  testId: 'wallet-features-onramp-button',
  icon: PlusIcon,
  label: 'account.buy',
  detail: 'account.buyText',
  page: { view: 'OnRampProviders' },
  tell: (kit) => {
    const isSmartAccount = isSmartAccountInUse(kit)
    track(kit, { event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount } })
  },
  isOffered: (kit) => listBuyProviders(kit).length > 0,
}

/** What is held at an exchange is sent here. */
export const depositing: FundingWay = {
  testId: 'wallet-features-deposit-from-exchange-button',
  icon: SwapIcon,
  label: 'account.deposit',
  detail: 'account.depositText',
  page: { view: 'PayWithExchange' },
  isOffered: isDepositOffered,
}

/** Every way there is, in the order they are shown. A further one is a further line. */
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

/** Lists the ways that are offered here (K-BUY-07). */
export function listFundingWays(kit: Kit): readonly FundingWay[] {
  return ways.filter(({ isOffered }) => isOffered(kit))
}
