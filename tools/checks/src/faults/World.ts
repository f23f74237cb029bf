import type { Random } from '@latchkey/core/testing'
import type { FakeWallet, TestKit } from '@latchkey/kit/testing'
import type { Services } from './createServices.ts'

/** Everything a schedule plays with. */
export type World = {
  readonly random: Random
  readonly services: Services
  /** In the page. */
  readonly wallet: FakeWallet
  /** Gives a pairing to the wallet on another device, which says yes to everything. */
  readonly scan: (uri: string) => void
  /** Open tabs, one to two. */
  readonly tabs: TestKit[]
  readonly openTab: () => TestKit
  readonly readStored: () => string
  /** Connections that lived and that neither a person nor a wallet has ended since, by `namespace/id` (S-102). */
  readonly expected: Set<string>
  relayDown: boolean
  /** What happened, for whoever has to find out why. */
  readonly steps: string[]
}

/** Names of the live connections of a tab. */
export function getLiveKeys(kit: TestKit): readonly string[] {
  return kit.connection
    .getState()
    .connections.map(({ namespace, connector }) => `${namespace}/${connector.id}`)
}
