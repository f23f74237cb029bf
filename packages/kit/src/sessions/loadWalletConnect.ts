import { ConnectorNotFoundError } from '@latchkey/core'
import type { WalletConnect } from '@latchkey/walletconnect'
import type { Kit } from '../Kit.ts'
import type { WalletConnectModule } from '../ports.ts'
import { walletConnectId } from '../walletConnectId.ts'

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
  const { runtime, config } = kit
  if (!config.relayUrl) {
    return Promise.reject(new ConnectorNotFoundError({ connectorId: walletConnectId }))
  }
  if (runtime.walletConnect) return runtime.walletConnect
  const loading = load(kit, config.relayUrl)
  runtime.walletConnect = loading
  const forget = () => {
    if (runtime.walletConnect === loading) runtime.walletConnect = undefined
  }
  runtime.cleanups.add(() => {
    forget()
    // A client that never came has nothing to stop.
    loading.then((client) => client.stop()).catch(() => undefined)
  })
  // What did not come is asked for again by the next attempt.
  loading.catch(forget)
  return loading
}
