/** Wallet Standard API by which a wallet registers at an app. */
type RegisterApi = { readonly register: (...wallets: unknown[]) => unknown }

type AppReadyEvent = Event & { readonly detail?: RegisterApi }

/**
 * Registers wallets by the Wallet Standard, with apps that already listen and with later ones. The
 * type allows invalid wallets, because the wallet behaviour `hostile` registers them.
 */
export function registerWallets(wallets: readonly unknown[]): void {
  const introduce = (api: RegisterApi | undefined) => {
    for (const wallet of wallets) api?.register(wallet)
  }
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: introduce }))
  window.addEventListener('wallet-standard:app-ready', (event: AppReadyEvent) =>
    // The class of the event does not matter, only its field `detail`.
    introduce(event.detail),
  )
}
