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

/**
 * Names in the flags of older wallets, such as `isBraveWallet`. Many wallets set `isMetaMask` too,
 * so it comes last.
 */
const flags = ['Rabby', 'BraveWallet', 'CoinbaseWallet', 'Trust', 'Phantom', 'MetaMask']

/** Returns the injected provider of older wallets, which announce no name (K-CONN-10). */
function getInjected(): readonly Connector[] {
  const provider: unknown = Reflect.get(window, 'ethereum')
  if (!isEthereumProvider(provider)) return []
  const flag = flags.find((one) => Reflect.get(provider, `is${one}`) === true)
  const name = flag?.replace('Wallet', ' Wallet') ?? 'Browser Wallet'
  return [{ provider, info: { id: 'injected', type: 'INJECTED', name, namespace: 'eip155' } }]
}

/** Returns whether the injected provider also announces itself, so that it needs no second row. */
function isSameWallet({ provider, info }: Connector, announced: Announcement): boolean {
  return provider === announced.provider || info.name === announced.name
}

/**
 * Returns whether a wallet announces itself again. Some wallets use another uuid each time, but the
 * same provider.
 */
function isRepeated(one: Announcement, other: Announcement): boolean {
  return one.uuid === other.uuid || (one.provider === other.provider && one.rdns === other.rdns)
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
      const externals = createExternals(options)
      const report = () => {
        const others = injected.filter(
          (one) => !announcements.some((announced) => isSameWallet(one, announced)),
        )
        onChange([...toConnectors(announcements), ...others, ...externals])
      }
      if (!options.enableAnnounced) {
        report()
        return () => {}
      }
      let asking = true
      const onAnnounce = (event: Event) => {
        if (announcements.length >= mostWallets) return
        const announcement = readAnnouncement('detail' in event ? event.detail : undefined)
        if (!announcement || announcements.some((one) => isRepeated(one, announcement))) return
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
