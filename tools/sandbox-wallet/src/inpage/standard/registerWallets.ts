/** The API that an app passes to wallets for their registration. */
type RegisterApi = { readonly register: (...wallets: unknown[]) => unknown }

type AppReadyEvent = Event & { readonly detail?: RegisterApi }

/**
 * Registers wallets with the Wallet Standard, for apps that already listen and for later ones.
 * Deliberately loose, because one persona registers invalid wallets.
 */
export function registerWallets(wallets: readonly unknown[]): void {
  const introduce = (api: RegisterApi | undefined) => {
    for (const wallet of wallets) api?.register(wallet)
  }
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: introduce }))
  window.addEventListener('wallet-standard:app-ready', (event: AppReadyEvent) =>
    // The standard's library uses a custom event class. Only the field matters.
    introduce(event.detail),
  )
}
