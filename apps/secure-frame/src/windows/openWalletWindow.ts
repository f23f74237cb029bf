/**
 * Opens the wallet's own page next to the app. Call it in the click handler. The page uses the
 * storage of the window that opens it (decision 0017). `false`: the browser blocked it.
 */
export function openWalletWindow(view: Window & typeof globalThis = window): boolean {
  // Any site that knows a window's name can reach the window, so the name is random.
  return view.open('/wallet', `wallet-${view.crypto.randomUUID()}`) !== null
}
