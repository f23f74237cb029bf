import { getShownPage, type ModalState, type ViewName } from '@latchkey/modal'
import { getFeatures } from '../features/getFeatures.ts'
import type { Kit } from '../kit/Kit.ts'

const isWithin = ({ open, stack }: ModalState, name: ViewName) =>
  open && stack.some(({ view }) => view === name)

/** Returns whether the modal shows a page of a deposit from an exchange. */
export function isDepositing(state: ModalState): boolean {
  return isWithin(state, 'PayWithExchange')
}

/** Returns whether the modal shows a page of a swap. */
export function isSwapping(state: ModalState): boolean {
  return isWithin(state, 'Swap')
}

/**
 * Leaves the deposit pages for the page from which the user opened them, because the deposit
 * continues in the exchange's window.
 */
export function leaveDeposit(kit: Kit): void {
  const { stack } = kit.modal.getState()
  const index = stack.findIndex(({ view }) => view === 'FundWallet') - 1
  if (!stack.some(({ view }) => view === 'PayWithExchange')) return
  if (index >= 0) kit.modal.send({ type: 'backTo', index })
  else kit.modal.send({ type: 'reset', page: { view: 'Account' } })
}

/** After a deposit has arrived, shows the activity list if the modal shows the account page. */
export function showDepositArrival(kit: Kit): void {
  const state = kit.modal.getState()
  if (!state.open || getShownPage(state).view !== 'Account' || !getFeatures(kit).activity) return
  kit.modal.send({ type: 'push', page: { view: 'Transactions' } })
}
