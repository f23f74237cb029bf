import type { ChainNamespace } from '@latchkey/core'
import type { Page } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { getActiveNamespace, isConnected } from '../state/getActiveConnection.ts'
import { load } from '../wallets/load.ts'

/** The view to open, with its data. Default: Account if connected, otherwise Connect. */
export type OpenModalParameters = (
  | Page
  | { readonly view?: undefined; readonly data?: undefined }
) & {
  /** The namespace to activate, on its current network. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Returns the page that replaces any requested view: WalletConnect, if it is the only connector or
 * the app shows pairings itself.
 */
function getForcedPage({ config, ports }: Kit): Page | undefined {
  const { adapters, basic, manualWCControl, relayUrl } = config
  if (!relayUrl || (adapters.length > 0 && !basic && !manualWCControl)) return undefined
  return { view: ports.page.device().mobile ? 'AllWallets' : 'ConnectingWalletConnectBasic' }
}

// The lazy-loaded code then applies the namespace's network and checks its sign-in.
function enterNamespace(kit: Kit, namespace: ChainNamespace): void {
  kit.connection.setState({ activeNamespace: namespace })
  load().then(
    ({ followNamespace }) => followNamespace(kit),
    // Without the chunk the namespace is not stored, so it is active only until the page unloads.
    () => undefined,
  )
}

/** Opens the modal synchronously. Its chunks load in the background. */
export function openModal(kit: Kit, parameters: OpenModalParameters = {}): void {
  const { namespace, ...page } = parameters
  kit.preload()
  const isConfigured = kit.config.networks.some((network) => network.chainNamespace === namespace)
  if (namespace && isConfigured && namespace !== getActiveNamespace(kit)) {
    enterNamespace(kit, namespace)
  }
  const connected = isConnected(kit)
  if (kit.config.basic && connected && page.view === undefined) return
  const forced = connected ? undefined : getForcedPage(kit)
  const asked: Page = page.view === undefined ? { view: connected ? 'Account' : 'Connect' } : page
  kit.modal.send({ type: 'open', page: forced ?? asked, namespace, connected })
}
