import type { ChainDiscovery, Connector, DiscoveryOptions } from '@latchkey/core'
import { isEthereumProvider } from '../provider/EthereumProvider.ts'
import { createExternals } from './createExternals.ts'
import { type Announcement, readAnnouncement } from './readAnnouncement.ts'
import { toConnectors } from './toConnectors.ts'

/** S-60: a page that announces without end costs no more than this. */
const mostWallets = 64

/** The provider without a name that older wallets put into the page. */
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
    return [] // A hostile getter on `window.ethereum`.
  }
}

/**
 * Finds EVM wallets in this page: those announced by EIP-6963, then the generic injected one, then those the host
 * brings an SDK of.
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
        // Wallets answer while they are asked: one report for all of them.
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
