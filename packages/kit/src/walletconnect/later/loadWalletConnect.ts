import { ConnectorNotFoundError } from '@latchkey/core'
import type { WalletConnect } from '@latchkey/walletconnect'
import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { WalletConnectModule } from '../../kit/ports.ts'
import { walletConnectId } from '../../kit/walletConnectId.ts'
import { getPairing } from '../getPairing.ts'

/** Loads the package, once per page. */
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
      // Wallets compare it with where the request comes from; what the host writes does not count.
      url: new URL(page.href()).origin,
      icons: metadata?.icons ?? [],
    },
    storagePrefix: name ?? '',
    ...(walletConnectOverrides && { overrides: walletConnectOverrides }),
  })
}

/**
 * Loads WalletConnect, one client per kit however many ask at once (StrictMode mounts views twice).
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
    // A client that never came has nothing to stop.
    loading.then((client) => client.stop()).catch(() => undefined)
  })
  // What did not come is asked for again by the next attempt.
  loading.catch(forget)
  return loading
}
