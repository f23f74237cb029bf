import { mainnet } from '@latchkey/core/networks'
import { createRandom, type Random } from '@latchkey/core/testing'
import { followPending } from '../../connect/later/followPending.ts'
import { startDeposit } from '../../deposit/startDeposit.ts'
import type { KitEvent } from '../../kit/KitEvent.ts'
import { createTestKit, fakePorts, type TestKit } from '../createTestKit.ts'
import { fakeWallet } from '../fakeWallet.ts'
import { createOrigin, type Origin } from '../schedules/createOrigin.ts'
import { createExchange, type Exchange } from './createExchange.ts'
import { createWindows, type Windows } from './createWindows.ts'

const { caipNetworkId, nativeCurrency } = mainnet

export type Tab = {
  readonly kit: TestKit
  readonly leave: () => void
  readonly pending: Set<Promise<unknown>>
  /** Messages of all toasts that the tab has shown. */
  readonly said: string[]
}

/**
 * Everything that a randomized test of deposits simulates: tabs with kits, a fake exchange, windows
 * and the user.
 */
export type World = {
  readonly random: Random
  readonly exchange: Exchange
  readonly windows: Windows
  readonly origin: Origin
  readonly tabs: Tab[]
  readonly steps: string[]
  /** Ids of the exchange payments whose page the user has seen. */
  readonly shown: Set<string>
  /** Outcome that the kit's events reported, by payment id: `done` or the error message. */
  readonly ends: Map<string, string>
  /** Descriptions of wrong behaviour that the test has found so far. */
  readonly faults: string[]
  readonly openTab: () => void
  readonly closeTab: (tab: Tab) => void
  readonly deposit: (tab: Tab) => void
}

const failedText = 'Deposit failed'
/**
 * Maximum number of status requests that the kit may send for a payment. Source: kit-behaviour §6.
 */
const mostAsked = 20

/**
 * Records that the user sees an exchange's payment page. Two open payments at the same time count
 * as wrong behaviour.
 */
export function seePage(world: Pick<World, 'shown' | 'ends' | 'faults'>, address: string): void {
  const id = String(address.split('/').at(-1))
  const open = [...world.shown].filter((each) => !world.ends.has(each))
  if (open.length > 0) world.faults.push(`${id} is shown, and ${open.join()} is open.`)
  world.shown.add(id)
}

/**
 * Records the outcome of a deposit that an event reports. It must match the exchange's status and
 * be reported once. An error that leaves the outcome open is allowed only after the last status
 * request.
 */
function hearEnd({ exchange, ends, faults }: World, data: KitEvent['data']): void {
  if (data.event !== 'PAY_SUCCESS' && data.event !== 'PAY_ERROR') return
  const { sessionId } = data.properties.currentPayment
  if (sessionId === undefined) return
  const { status, asked } = exchange.sessions.get(sessionId) ?? { status: 'unknown', asked: 0 }
  const message = data.event === 'PAY_ERROR' ? data.properties.message : 'done'
  const isTrue =
    message === 'done'
      ? status === 'SUCCESS'
      : message === failedText
        ? status === 'FAILED'
        : asked === mostAsked
  if (!isTrue) faults.push(`${sessionId} is ${status}, asked ${asked} times, and: ${message}.`)
  if (ends.has(sessionId)) faults.push(`${sessionId} ended twice: ${message}.`)
  ends.set(sessionId, message)
}

function createKit(world: World, tab: ReturnType<Origin['openTab']>, isThere: () => boolean) {
  return createTestKit({
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    features: { payWithExchange: true },
    ports: {
      ...tab.ports,
      fetch: world.exchange.fetch,
      openWindow: () => world.windows.open(isThere),
      page: { ...fakePorts().page, isHidden: () => false },
    },
  })
}

function openTab(world: World): void {
  const own = world.origin.openTab()
  const state = { there: true }
  const kit = createKit(world, own, () => state.there)
  const said: string[] = []
  kit.toasts.subscribe(({ toast }, before) => {
    if (toast && toast !== before.toast) said.push(toast.message)
  })
  kit.events.subscribe(({ data }) => state.there && hearEnd(world, data))
  const leave = () => {
    state.there = false
    own.leave()
    kit.test.stop()
  }
  followPending(kit)
  world.tabs.push({ kit, leave, said, pending: new Set() })
}

/** Creates the simulation for a randomized test of deposits: one open tab, no deposits. */
export function createWorld(seed: number): World {
  const asset = { ...nativeCurrency, caipNetworkId }
  const world: World = {
    ...{ random: createRandom(seed), exchange: createExchange(), origin: createOrigin() },
    windows: createWindows((address) => seePage(world, address)),
    ...{ tabs: [], steps: [], shown: new Set(), ends: new Map(), faults: [] },
    openTab: () => openTab(world),
    closeTab: (tab) => {
      tab.leave()
      world.tabs.splice(world.tabs.indexOf(tab), 1)
    },
    deposit: ({ kit, pending }) => {
      const asked = startDeposit(kit, { exchange: { id: 'demo' }, asset, amount: '0.25' })
      pending.add(asked)
      asked.catch(() => undefined).finally(() => pending.delete(asked))
    },
  }
  world.openTab()
  return world
}
