import { getShownPage, type ViewName } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'

/**
 * Names of the connect views in events. `browser`: a wallet found in this page; the other: a wallet
 * that connects by pairing.
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
