/**
 * Opens the wallet's own page beside the app; call it in the click. The page works through the window that opens it
 * (decision 0017). `false`: the browser blocked it.
 */
export function openWalletWindow(view: Window & typeof globalThis = window): boolean {
  // Whoever knows the name of a window can reach it: nobody does.
  return view.open('/wallet', `wallet-${view.crypto.randomUUID()}`) !== null
}
