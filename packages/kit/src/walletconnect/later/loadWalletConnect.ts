import { ConnectorNotFoundError } from '@latchkey/core'
import type { WalletConnect } from '@latchkey/walletconnect'
import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { WalletConnectModule } from '../../kit/ports.ts'
import { walletConnectId } from '../../kit/walletConnectId.ts'
import { getPairing } from '../getPairing.ts'

/** Loads the WalletConnect package, once per page. */
export function loadModule(kit: Kit): Promise<WalletConnectModule> {
  return kit.ports.loadWalletConnect?.() ?? import('@latchkey/walletconnect')
}

async function load(kit: Kit, relayUrl: string): Promise<WalletConnect> {
  const { createWalletConnect } = await loadModule(kit)
  const { projectId, networks, metadata, name, walletConnectOverrides } = kit.config
  const { page } = kit.ports
  return createWalletConnect({
    projectId,
    relayUrl,
    networks,
    metadata: {
      name: metadata?.name ?? page.title(),
      description: metadata?.description ?? '',
      // Wallets compare this URL with the origin of the request, so the app's metadata does not
      // override it.
      url: new URL(page.href()).origin,
      icons: metadata?.icons ?? [],
    },
    storagePrefix: name ?? '',
    ...(walletConnectOverrides && { overrides: walletConnectOverrides }),
  })
}

/**
 * Loads the WalletConnect client of a kit. Simultaneous calls share one client, because StrictMode
 * mounts views twice.
 *
 * @throws {ConnectorNotFoundError} No relay is configured.
 */
export function loadWalletConnect(kit: Kit): Promise<WalletConnect> {
  const pairing = getPairing(kit)
  const { relayUrl } = kit.config
  if (!relayUrl) {
    return Promise.reject(new ConnectorNotFoundError({ connectorId: walletConnectId }))
  }
  if (pairing.client) return pairing.client
  const loading = load(kit, relayUrl)
  pairing.client = loading
  const forget = () => {
    if (pairing.client === loading) pairing.client = undefined
  }
  getLifetime(kit).cleanups.add(() => {
    forget()
    // If the client failed to load, there is nothing to stop.
    loading.then((client) => client.stop()).catch(() => undefined)
  })
  // A failed load is cleared so that the next attempt loads again.
  loading.catch(forget)
  return loading
}
