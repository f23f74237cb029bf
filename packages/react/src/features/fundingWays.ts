import type { Kit } from '@latchkey/kit'
import type { Page } from '@latchkey/modal'
import { type IconDrawing, ReceiveIcon } from '@latchkey/ui'
import type { AccountMessageKey } from '../messages/Messages.ts'

/** A way to get something onto the account. */
export type FundingWay = {
  readonly testId: string
  readonly icon: IconDrawing
  readonly label: Extract<AccountMessageKey, 'account.receiveFunds'>
  readonly detail: Extract<AccountMessageKey, 'account.receiveText'>
  readonly page: Page
  /** Whether it is turned on and serves the account in use. */
  readonly isOffered: (kit: Kit) => boolean
}

/** Every way there is, in the order they are shown. A further one is a further line. */
const ways: readonly FundingWay[] = [
  {
    testId: 'wallet-features-receive-button',
    icon: ReceiveIcon,
    label: 'account.receiveFunds',
    detail: 'account.receiveText',
    page: { view: 'WalletReceive' },
    isOffered: (kit) => kit.preferences.getState().features.receive !== false,
  },
]

/** Lists the ways that are offered here (K-BUY-07). */
export function listFundingWays(kit: Kit): readonly FundingWay[] {
  return ways.filter(({ isOffered }) => isOffered(kit))
}
