/** What an app hands to wallets so that they can make themselves known. */
type RegisterApi = { readonly register: (...wallets: unknown[]) => unknown }

type AppReadyEvent = Event & { readonly detail?: RegisterApi }

/**
 * Makes wallets known by the Wallet Standard: to apps that listen already, and to those that come later.
 * Deliberately loose: one persona registers what no wallet should.
 */
export function registerWallets(wallets: readonly unknown[]): void {
  const introduce = (api: RegisterApi | undefined) => {
    for (const wallet of wallets) api?.register(wallet)
  }
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: introduce }))
  window.addEventListener('wallet-standard:app-ready', (event: AppReadyEvent) =>
    // The standard's own library has an event class of its own: only the field counts.
    introduce(event.detail),
  )
}
