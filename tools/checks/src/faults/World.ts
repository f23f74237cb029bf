import type { Random } from '@latchkey/core/testing'
import type { FakeWallet, TestKit } from '@latchkey/kit/testing'
import type { Services } from './createServices.ts'

/** State and services of a fault schedule. */
export type World = {
  readonly random: Random
  readonly services: Services
  /** The wallet in the page. */
  readonly wallet: FakeWallet
  /** Passes a pairing to the wallet on another device, which approves everything. */
  readonly scan: (uri: string) => void
  /** One or two open tabs. */
  readonly tabs: TestKit[]
  readonly openTab: () => TestKit
  readonly readStored: () => string
  /** Connections that neither the user nor a wallet has ended, by `namespace/id` (S-102). */
  readonly expected: Set<string>
  relayDown: boolean
  /** Log of the steps, to explain a failure. */
  readonly steps: string[]
}

/** Returns the names of a tab's live connections. */
export function getLiveKeys(kit: TestKit): readonly string[] {
  return kit.connection
    .getState()
    .connections.map(({ namespace, connector }) => `${namespace}/${connector.id}`)
}
