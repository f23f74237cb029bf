import type { ExternalSdkSettings, ExternalSdks } from '@latchkey/core'
import { type FakeProvider, fakeProvider } from './fakeProvider.ts'

/** SDKs of a test: both give the same provider, and tell what they were made with. */
export type FakeExternalSdks = Required<ExternalSdks> & {
  readonly provider: FakeProvider
  /** How often the code of an SDK was fetched. */
  readonly getLoads: () => number
  readonly settings: readonly ExternalSdkSettings[]
}

/** Creates external SDKs over a provider. */
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
