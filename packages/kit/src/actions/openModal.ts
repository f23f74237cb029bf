import type { ChainNamespace } from '@latchkey/core'
import type { Page } from '@latchkey/modal'
import type { Kit } from '../Kit.ts'
import { isConnected } from '../selectors/isConnected.ts'

/** A view with its data, or none: then Account when connected, else Connect. */
export type OpenModalParameters = (
  | Page
  | { readonly view?: undefined; readonly data?: undefined }
) & {
  readonly namespace?: ChainNamespace | undefined
}

/** Opens the modal without waiting for anything; what it needs is fetched meanwhile. */
export function openModal(kit: Kit, parameters: OpenModalParameters = {}): void {
  const { namespace, ...page } = parameters
  const connected = isConnected(kit)
  kit.preload()
  const isConfigured = kit.config.networks.some((network) => network.chainNamespace === namespace)
  if (namespace && isConfigured) kit.connection.setState({ activeNamespace: namespace })
  const fallback: Page = { view: connected ? 'Account' : 'Connect' }
  kit.modal.send({
    type: 'open',
    page: page.view === undefined ? fallback : page,
    namespace,
    connected,
  })
}

/** Closes the modal whatever it shows. */
export function closeModal(kit: Kit): void {
  kit.modal.send({ type: 'close', connected: isConnected(kit) })
}
