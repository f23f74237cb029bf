import type { Connector, DiscoveryOptions, ExternalSdkSettings } from '@latchkey/core'
import type { LazyProvider } from '../external/LazyProvider.ts'
import { toLazyProvider } from './toLazyProvider.ts'

/**
 * Wallets whose SDK the app provides, and Safe: by connector id, with the name and the id in the
 * wallet directory (kit-behaviour §12).
 */
const wallets = {
  coinbaseWallet: {
    name: 'Coinbase',
    explorerId: 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
  },
  baseAccount: {
    name: 'Base Account',
    explorerId: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  },
  safe: {
    name: 'Safe',
    explorerId: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
  },
} as const

function toExternal(id: keyof typeof wallets, provider: LazyProvider): Connector {
  return { provider, info: { id, type: 'EXTERNAL', namespace: 'eip155', ...wallets[id] } }
}

function toSettings({ app, coinbasePreference = 'all' }: DiscoveryOptions): ExternalSdkSettings {
  return {
    appName: app?.name ?? '',
    appLogoUrl: app?.iconUrl ?? '',
    appChainIds: (app?.networks ?? []).map(({ id }) => Number(id)),
    preference: { options: coinbasePreference, telemetry: false },
  }
}

/**
 * Lists the wallets whose SDK the app provides (K-INJ-09), and the Safe app if it embeds this page
 * (K-INJ-10). Their code loads when the user connects one of them.
 */
export function createExternals(options: DiscoveryOptions): readonly Connector[] {
  const { externalSdks = {}, enableCoinbase, enableBaseAccount, safeOrigin } = options
  const { coinbaseWallet, baseAccount } = externalSdks
  const connectors: Connector[] = []
  if (coinbaseWallet && enableCoinbase !== false) {
    const load = async () =>
      (await coinbaseWallet()).createCoinbaseWalletSDK(toSettings(options)).getProvider()
    connectors.push(toExternal('coinbaseWallet', toLazyProvider(load)))
  }
  if (baseAccount && enableBaseAccount !== false) {
    const load = async () =>
      (await baseAccount()).createBaseAccountSDK(toSettings(options)).getProvider()
    connectors.push(toExternal('baseAccount', toLazyProvider(load)))
  }
  if (safeOrigin) connectors.push(toExternal('safe', { safeOrigin }))
  return connectors
}
