import type { ChainNamespace } from '@latchkey/core'
import type { Page } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { getActiveNamespace, isConnected } from '../state/getActiveConnection.ts'
import { load } from '../wallets/load.ts'

/** A view with its data, or none: then Account when connected, else Connect. */
export type OpenModalParameters = (
  | Page
  | { readonly view?: undefined; readonly data?: undefined }
) & {
  /** Becomes the active one, on its own network. */
  readonly namespace?: ChainNamespace | undefined
}

/** Nothing but WalletConnect is there, or the host shows pairings itself: then that comes before any view asked for. */
function getForcedPage({ config, ports }: Kit): Page | undefined {
  const { adapters, basic, manualWCControl, relayUrl } = config
  if (!relayUrl || (adapters.length > 0 && !basic && !manualWCControl)) return undefined
  return { view: ports.page.device().mobile ? 'AllWallets' : 'ConnectingWalletConnectBasic' }
}

// Network and sign-in of the namespace follow with the code that knows them.
function enterNamespace(kit: Kit, namespace: ChainNamespace): void {
  kit.connection.setState({ activeNamespace: namespace })
  load().then(
    ({ followNamespace }) => followNamespace(kit),
    () => undefined, // Without its chunk the choice lasts as long as the page.
  )
}

/** Opens the modal without waiting for anything; what it needs is fetched meanwhile. */
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
