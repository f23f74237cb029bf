import { getShownPage, type ViewName } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'

/**
 * View names that events about a connection report. `browser` is the view for a wallet found in
 * this page, `pairing` the view for a WalletConnect wallet.
 */
export const connectViews = {
  browser: 'ConnectingExternal',
  pairing: 'ConnectingWalletConnect',
} as const satisfies Record<string, ViewName>

/** If the modal is open, shows the selection of wallets again. */
export function restartConnect(kit: Kit): void {
  if (kit.modal.getState().open) kit.modal.send({ type: 'reset', page: { view: 'Connect' } })
}

/** Returns whether the modal shows the list of connected wallets, which stays after a disconnect. */
export function isWalletListShown(kit: Kit): boolean {
  return getShownPage(kit.modal.getState()).view === 'ProfileWallets'
}
