import type { ChainDiscovery, Connector, DiscoveryOptions } from '@latchkey/core'
import { isEthereumProvider } from '../provider/EthereumProvider.ts'
import { createExternals } from './createExternals.ts'
import { type Announcement, readAnnouncement } from './readAnnouncement.ts'
import { toConnectors } from './toConnectors.ts'

/**
 * Highest number of wallets that discovery accepts (S-60), so that a page that announces wallets
 * endlessly cannot block the browser.
 */
const mostWallets = 64

/** Returns the injected provider of older wallets, which announce no name. */
function getInjected(): readonly Connector[] {
  const provider: unknown = Reflect.get(window, 'ethereum')
  if (!isEthereumProvider(provider)) return []
  return [
    {
      provider,
      info: { id: 'injected', type: 'INJECTED', name: 'Browser Wallet', namespace: 'eip155' },
    },
  ]
}

function readInjected(): readonly Connector[] {
  try {
    return getInjected()
  } catch {
    return [] // The getter of `window.ethereum` threw.
  }
}

/**
 * Finds EVM wallets on this page: first those announced by EIP-6963, then the generic injected
 * provider. Wallets whose SDK the app provides follow.
 */
export function createDiscovery(options: DiscoveryOptions): ChainDiscovery {
  return {
    namespace: 'eip155',
    watchConnectors: (onChange) => {
      const announcements: Announcement[] = []
      const injected = options.enableInjected ? readInjected() : []
      const others = [...injected, ...createExternals(options)]
      const report = () => onChange([...toConnectors(announcements), ...others])
      if (!options.enableAnnounced) {
        report()
        return () => {}
      }
      let asking = true
      const onAnnounce = (event: Event) => {
        if (announcements.length >= mostWallets) return
        const announcement = readAnnouncement('detail' in event ? event.detail : undefined)
        if (!announcement || announcements.some(({ uuid }) => uuid === announcement.uuid)) return
        announcements.push(announcement)
        // Wallets answer the discovery request synchronously, so a single report after the event
        // covers all of them.
        if (!asking) report()
      }
      window.addEventListener('eip6963:announceProvider', onAnnounce)
      window.dispatchEvent(new Event('eip6963:requestProvider'))
      asking = false
      report()
      return () => window.removeEventListener('eip6963:announceProvider', onAnnounce)
    },
  }
}
