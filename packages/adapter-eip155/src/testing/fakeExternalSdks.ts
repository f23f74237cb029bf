import type { ExternalSdkSettings, ExternalSdks } from '@latchkey/core'
import { type FakeProvider, fakeProvider } from './fakeProvider.ts'

/**
 * Fake SDKs of external wallets for tests. Every SDK returns the same provider, and the settings
 * that each one received are recorded.
 */
export type FakeExternalSdks = Required<ExternalSdks> & {
  readonly provider: FakeProvider
  /** Returns how often the code of any fake SDK was loaded. */
  readonly getLoads: () => number
  readonly settings: readonly ExternalSdkSettings[]
}

/** Creates fake SDKs of external wallets. Each of them returns the given provider. */
export function fakeExternalSdks(provider: FakeProvider = fakeProvider()): FakeExternalSdks {
  const settings: ExternalSdkSettings[] = []
  let loads = 0
  const create = (given: ExternalSdkSettings) => {
    settings.push(given)
    return { getProvider: () => provider }
  }
  const load = <module>(module: module) => {
    loads += 1
    return Promise.resolve(module)
  }
  return {
    provider,
    settings,
    getLoads: () => loads,
    coinbaseWallet: () => load({ createCoinbaseWalletSDK: create }),
    baseAccount: () => load({ createBaseAccountSDK: create }),
  }
}
