import {
  type ChainDiscovery,
  createCoalescer,
  type DiscoveryOptions,
  eventIntervalMs,
} from '@latchkey/core'
import { createRegistry } from './createRegistry.ts'
import { toConnectors } from './toConnectors.ts'

/**
 * Finds Solana wallets on this page that register by the Wallet Standard, before or after the page
 * is ready.
 */
export function createDiscovery(options: DiscoveryOptions): ChainDiscovery {
  return {
    namespace: 'solana',
    watchConnectors: (onChange) => {
      if (!options.enableAnnounced) {
        onChange([])
        return () => {}
      }
      let asking = true
      const report = () => onChange(toConnectors(registry.getWallets()))
      const reports = createCoalescer<undefined>(eventIntervalMs, report)
      const registry = createRegistry(() => {
        // Wallets register synchronously during this event, so a single report after it covers all
        // of them.
        if (!asking) reports.push(undefined)
      })
      const api = Object.freeze({ register: registry.register })
      const onRegister = (event: Event) => {
        const introduce: unknown = 'detail' in event ? event.detail : undefined
        if (typeof introduce !== 'function') return
        try {
          introduce(api)
        } catch {
          return // Ignores a wallet that throws while it registers.
        }
      }
      window.addEventListener('wallet-standard:register-wallet', onRegister)
      window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
      asking = false
      report()
      return () => {
        window.removeEventListener('wallet-standard:register-wallet', onRegister)
        reports.stop()
        registry.close()
      }
    },
  }
}
