import { getShownPage, type ModalState, type ViewName } from '@latchkey/modal'
import { getFeatures } from '../features/getFeatures.ts'
import type { Kit } from '../kit/Kit.ts'

const isWithin = ({ open, stack }: ModalState, name: ViewName) =>
  open && stack.some(({ view }) => view === name)

/** Returns whether the user is on the pages of a deposit. */
export function isDepositing(state: ModalState): boolean {
  return isWithin(state, 'PayWithExchange')
}

/** Returns whether the user is on the pages of a swap. */
export function isSwapping(state: ModalState): boolean {
  return isWithin(state, 'Swap')
}

/**
 * Goes back to the page from which the user started funding, because the deposit continues at the
 * exchange.
 */
export function leaveDeposit(kit: Kit): void {
  const { stack } = kit.modal.getState()
  const index = stack.findIndex(({ view }) => view === 'FundWallet') - 1
  if (!stack.some(({ view }) => view === 'PayWithExchange')) return
  if (index >= 0) kit.modal.send({ type: 'backTo', index })
  else kit.modal.send({ type: 'reset', page: { view: 'Account' } })
}

/** If the user is on the account page, shows the activity after a finished deposit. */
export function showDepositArrival(kit: Kit): void {
  const state = kit.modal.getState()
  if (!state.open || getShownPage(state).view !== 'Account' || !getFeatures(kit).activity) return
  kit.modal.send({ type: 'push', page: { view: 'Transactions' } })
}
