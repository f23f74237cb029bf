import type { Random } from '@latchkey/core/testing'
import type { FakeWallet, TestKit } from '@latchkey/kit/testing'
import type { Services } from './createServices.ts'

/**
 * Everything that the steps of a fault schedule use and change: services, wallets, open tabs and
 * expected connections. A fault schedule is a random sequence of user steps and faults.
 */
export type World = {
  readonly random: Random
  readonly services: Services
  /** The fake wallet that is injected into the schedule's pages. */
  readonly wallet: FakeWallet
  /** Passes a pairing URI to a wallet on another device, which approves every request. */
  readonly scan: (uri: string) => void
  /** Kits of the open tabs. At least one tab is open, at most two. */
  readonly tabs: TestKit[]
  readonly openTab: () => TestKit
  readonly readStored: () => string
  /**
   * Connections that must stay, because neither the user nor a wallet has ended them (S-102). Each
   * is `<namespace>/<connector id>`.
   */
  readonly expected: Set<string>
  relayDown: boolean
  /** Log of the schedule's steps, to explain a failure. */
  readonly steps: string[]
}

/** Returns the live connections of a tab's kit, each as `<namespace>/<connector id>`. */
export function getLiveKeys(kit: TestKit): readonly string[] {
  return kit.connection
    .getState()
    .connections.map(({ namespace, connector }) => `${namespace}/${connector.id}`)
}
