import { languageQuery } from '../messages/messages.ts'

/**
 * Opens the wallet's own page in a new window. Call it in the click handler. The page uses the
 * storage of the window that opens it (decision 0017).
 *
 * @returns Whether the window opened; `false` if the browser blocked it.
 */
export function openWalletWindow(view: Window & typeof globalThis = window): boolean {
  // The name is random, because any site that knows a window's name can navigate that window.
  return view.open(`/wallet${languageQuery}`, `wallet-${view.crypto.randomUUID()}`) !== null
}
