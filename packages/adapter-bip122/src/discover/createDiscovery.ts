import type { ChainDiscovery, DiscoveryOptions, Unsubscribe } from '@latchkey/core'
import type { FoundWallet } from './FoundWallet.ts'
import { readInjectedWallets } from './readInjectedWallets.ts'
import { readListedWallets } from './readListedWallets.ts'
import { readStandardWallet } from './readStandardWallet.ts'
import { toConnectors } from './toConnectors.ts'

/**
 * Highest number of wallets that discovery accepts (S-60), so that a page that registers wallets
 * endlessly cannot block the browser.
 */
const mostWallets = 64

/**
 * Collects wallets of the Wallet Standard. Existing wallets answer `app-ready`; later ones register
 * themselves.
 */
function watchRegistrations(onChange: (wallets: readonly FoundWallet[]) => void): Unsubscribe {
  const wallets = new Map<object, FoundWallet>()
  let asking = true
  // Wallets answer `app-ready` synchronously, so a single report after the event covers all of
  // them.
  const report = () => {
    if (!asking) onChange([...wallets.values()])
  }
  const add = (wallet: unknown) => {
    if (typeof wallet !== 'object' || wallet === null) return
    if (wallets.has(wallet) || wallets.size >= mostWallets) return
    const found = readStandardWallet(wallet)
    if (found) wallets.set(wallet, found)
  }
  const register = (...registered: unknown[]) => {
    registered.slice(0, mostWallets).forEach(add)
    report()
    return () => {
      for (const wallet of registered)
        if (typeof wallet === 'object' && wallet !== null) wallets.delete(wallet)
      report()
    }
  }
  const api = Object.freeze({ register })
  const onRegister = (event: Event) => {
    try {
      if ('detail' in event && typeof event.detail === 'function') event.detail(api)
    } catch {
      return // Ignores a wallet that throws while it registers.
    }
  }
  window.addEventListener('wallet-standard:register-wallet', onRegister)
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  asking = false
  report()
  return () => {
    asking = true
    window.removeEventListener('wallet-standard:register-wallet', onRegister)
  }
}

/**
 * Finds Bitcoin wallets on this page: those registered by the Wallet Standard, those in the list of
 * sats-connect, then those at known global variables. A wallet that is found several times gets a
 * single connector.
 */
export function createDiscovery(options: DiscoveryOptions): ChainDiscovery {
  return {
    namespace: 'bip122',
    watchConnectors: (onChange) => {
      const globals = options.enableInjected ? readInjectedWallets() : []
      const report = (registered: readonly FoundWallet[]) => {
        const listed = options.enableAnnounced ? readListedWallets() : []
        onChange(toConnectors([...registered, ...listed, ...globals].slice(0, mostWallets)))
      }
      if (options.enableAnnounced) return watchRegistrations(report)
      report([])
      return () => {}
    },
  }
}
