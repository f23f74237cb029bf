import { NotReplaceableError, type ReplacementAct } from '@latchkey/core'
import { createRandom, type Random } from '@latchkey/core/testing'
import type { Token } from '../../account/Token.ts'
import { followPending } from '../../connect/later/followPending.ts'
import { failedToast } from '../../outbox/failedToast.ts'
import { getSendStore } from '../../send/getSendStore.ts'
import { replaceSend } from '../../send/replaceSend.ts'
import { cancelledToast, replacedToast, tooLateToast } from '../../send/sendToasts.ts'
import { sendToken } from '../../send/sendToken.ts'
import { type SentGroup, toSentGroups } from '../../send/toSentGroups.ts'
import { createTestKit, fakePorts, type TestKit } from '../createTestKit.ts'
import { createOrigin, type Origin } from '../schedules/createOrigin.ts'
import { createPool, type Pool } from './createPool.ts'
import { createReplacer, type Replacer, receiver } from './createReplacer.ts'

const ether: Token = {
  ...{ caipNetworkId: 'eip155:1', symbol: 'ETH', name: 'Ether', decimals: 18, listed: 0n },
}
const amount = '0.25'

/** Message of the toast for each outcome of a payment. */
export const ends = {
  sent: `Sent ${amount} ${ether.symbol}`,
  failed: failedToast.message,
  replaced: replacedToast.message,
  cancelled: cancelledToast.message,
  'too late': tooLateToast.message,
} as const
export type End = keyof typeof ends

export type Tab = {
  readonly kit: TestKit
  readonly leave: () => void
  readonly pending: Set<Promise<unknown>>
  /** Id of the send form that the tab shows. */
  form: string
}

/**
 * Everything that a randomized test of replaced transactions simulates: a user sends one payment,
 * and then speeds it up or cancels it in up to two tabs.
 */
export type World = {
  readonly random: Random
  readonly pool: Pool
  readonly replacer: Replacer
  readonly origin: Origin
  readonly tabs: Tab[]
  readonly steps: string[]
  /** Outcomes that tabs have reported by toast: `news` since the last check, `told` before. */
  readonly news: End[]
  readonly told: Set<End>
  /** Whether a tab has shown the payment as sent. */
  shown: boolean
  /** Whether the user knows that the payment was sent, from a tab or from the chain. */
  known: boolean
  /**
   * How often the user did not find the payment in the chain and confirmed that it may be sent
   * again.
   */
  checked: number
  /**
   * How often a tab has reported that the wallet sent a separate transaction instead of a
   * replacement.
   */
  warned: number
  /** Description of the first request to the wallet that the user did not intend. */
  wrong: string | undefined
  /** Whether the user has closed or reloaded a tab, so that its reports may be lost. */
  left: boolean
  readonly openTab: () => void
  readonly closeTab: (tab: Tab) => void
  readonly pay: (tab: Tab) => void
  readonly replace: (tab: Tab, act: ReplacementAct) => void
}

/**
 * Returns the payment that a tab shows as pending, with its replacements; `undefined` if there is
 * none.
 */
export const getGroup = ({ kit }: Tab): SentGroup | undefined =>
  toSentGroups(getSendStore(kit).getState().requests)[0]

/** Records the outcomes that a tab reports by toast. */
function hear(world: World, kit: TestKit): void {
  kit.toasts.subscribe(({ toast }, before) => {
    if (!toast || toast === before.toast) return
    for (const [end, message] of Object.entries(ends))
      if (message === toast.message) world.news.push(end as End)
  })
}

function follow(world: World, tab: Tab, asked: Promise<unknown>): void {
  tab.pending.add(asked)
  asked
    .catch((error) => {
      const isSeparate = error instanceof NotReplaceableError && error.reason === 'separate'
      if (isSeparate && world.tabs.includes(tab)) world.warned += 1
      if (error.name === 'Error') world.wrong ??= error.message
    })
    .finally(() => tab.pending.delete(asked))
}

/**
 * Creates the simulation for a randomized test of replaced transactions: one open tab, no payment.
 */
export function createWorld(seed: number): World {
  const random = createRandom(seed)
  const pool = createPool(random)
  let forms = 0
  const world: World = {
    ...{ random, pool, replacer: createReplacer(pool), origin: createOrigin() },
    ...{ tabs: [], steps: [], news: [], told: new Set() },
    ...{ shown: false, known: false, checked: 0, warned: 0, wrong: undefined, left: false },
    openTab: () => {
      const { ports, leave } = world.origin.openTab()
      const kit = createTestKit({
        connected: world.replacer.createWallet(),
        ports: { ...ports, page: { ...fakePorts().page, isHidden: () => false } },
      })
      hear(world, kit)
      followPending(kit)
      world.tabs.push({ kit, leave, pending: new Set(), form: `form-${++forms}` })
    },
    closeTab: (tab) => {
      world.left = true
      tab.leave()
      tab.kit.test.stop()
      world.tabs.splice(world.tabs.indexOf(tab), 1)
    },
    pay: (tab) => {
      const order = { id: tab.form, token: ether, amount, to: receiver }
      follow(world, tab, sendToken(tab.kit, order))
    },
    replace: (tab, act) => {
      const request = getGroup(tab)?.latest
      if (request) follow(world, tab, replaceSend(tab.kit, { request, act, fee: 2n }))
    },
  }
  world.openTab()
  return world
}
