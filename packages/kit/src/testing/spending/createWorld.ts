import { createRandom, type Random } from '@latchkey/core/testing'
import { MayRepeatError } from '../../outbox/MayRepeatError.ts'
import type { Doubt } from '../../outbox/Retry.ts'
import { createTestKit, type TestKit } from '../createTestKit.ts'
import { fakeWallet } from '../fakeWallet.ts'
import { createOrigin, type Origin } from '../schedules/createOrigin.ts'
import { type Chain, createChain } from './createChain.ts'
import {
  account,
  type Intent,
  receiver,
  type SpendingFeature,
  toMeant,
  toSwapped,
  toWhat,
} from './spendingFeatures.ts'

/** A payment that the simulated user wants to make once, and the user's knowledge about it. */
export type Wish = Intent & {
  /**
   * How often the user did not find the payment in the chain and confirmed that it may be sent
   * again.
   */
  checked: number
  /**
   * Whether the user has removed an unknown request for the payment from the list. The kit then has
   * no record that it could doubt.
   */
  removed: boolean
  /** Whether the user knows that the payment was sent, from a tab or from the chain. */
  known: boolean
  /** Id of the send form with which each simulated tab currently tries the payment. */
  readonly ids: Map<Tab, string>
  /** Ids of all forms with which the payment was tried so far. */
  readonly forms: Set<string>
  /** Whether the payment was already made when a tab started its current attempt to make it. */
  readonly made: Map<Tab, boolean>
  /** Doubts about earlier requests that the user has confirmed for this payment in a tab. */
  readonly confirmed: Map<Tab, readonly Doubt[]>
}

export type Tab = {
  readonly kit: TestKit
  readonly leave: () => void
  /** Actions that the tab has started and that have not settled. */
  readonly pending: Set<Promise<unknown>>
}

/**
 * Everything that a randomized test of sending, swapping or paying simulates: tabs with kits, a
 * fake chain and wallet, a name service and the user.
 */
export type World = {
  readonly feature: SpendingFeature
  readonly random: Random
  readonly chain: Chain
  readonly origin: Origin
  readonly wishes: Wish[]
  /** Open tabs with one kit each: one or two. */
  readonly tabs: Tab[]
  /** Names of the random steps so far, for the error message of a failed test. */
  readonly steps: string[]
  /** Wrong behaviour that the fakes have seen. */
  readonly faults: string[]
  /**
   * How the fake name service behaves. `garbage`: its answers are invalid. `lying`: it returns
   * another address for the recipient's name.
   */
  api: 'clear' | 'down' | 'garbage' | 'lying'
  readonly openTab: () => void
  readonly closeTab: (tab: Tab) => void
  /** Presses the button of the preview. With `despite`, the user has seen the warnings. */
  readonly press: (tab: Tab, wish: Wish, despite?: readonly string[]) => void
}

const nameRecord = (address: string) => ({
  name: 'mira.latchkey.id',
  registered_at: '2026-01-01T00:00:00Z',
  attributes: {},
  addresses: { '2147483649': { address } },
})

function answerName(api: World['api']): Response {
  if (api === 'down') throw new TypeError('Failed to fetch')
  if (api === 'garbage') return new Response('<html>')
  return Response.json(nameRecord(api === 'lying' ? `0x${'66'.repeat(20)}` : receiver))
}

/** Returns whether the chain has a transaction that makes the payment. */
export function isMade({ chain, feature }: World, wish: Wish): boolean {
  return chain.taken.some(({ what }) => what === toMeant(feature, wish))
}

/**
 * Prompts the wallet from a tab. The wallet must not be prompted for a payment that was made before
 * the attempt started, because the account's position has moved since then and the user has not
 * confirmed that.
 */
function prompt(world: World, kit: TestKit | undefined, what: string, onAsk?: () => void) {
  const tab = world.tabs.find((each) => each.kit === kit)
  const wish = world.wishes.find((each) => toMeant(world.feature, each) === what)
  if (tab && wish?.made.get(tab) && !wish.removed)
    world.faults.push(`${what} was requested again without doubts.`)
  return world.chain.ask(what, onAsk)
}

function createKit(world: World, ports: ReturnType<Origin['openTab']>['ports']): TestKit {
  const { chain } = world
  const connected = fakeWallet({
    accounts: [account],
    send: {
      send: (order, settings) => prompt(world, kit, toWhat(order), settings?.onAsk),
      readPosition: async () => {
        const position = await chain.readPosition()
        // The code of a closed tab no longer runs.
        return world.tabs.some((tab) => tab.kit === kit) ? position : new Promise<never>(() => {})
      },
      waitFor: ({ id }) => chain.waitFor(id),
    },
    swap: { send: (step, settings) => prompt(world, kit, toSwapped(step), settings?.onAsk) },
  })
  const fetch = async () => answerName(world.api)
  const kit = createTestKit({
    connected,
    blockchainApiUrl: 'https://api.example',
    ports: { ...ports, fetch },
  })
  return kit
}

/**
 * Checks that a transaction which a tab reports as sent is in the chain and is the one that the
 * user wanted.
 */
function learn({ chain, feature }: World, wish: Wish, hash: string): void {
  const found = chain.taken.find((one) => one.hash === hash)
  if (found?.what !== toMeant(feature, wish)) throw new Error(`${hash} is not what was meant.`)
  wish.known = true
}

/** Simulates a user who looks for the payment in the chain before a confirmation. */
function doubt(world: World, tab: Tab, wish: Wish, error: unknown): void {
  if (!(error instanceof MayRepeatError)) return
  if (isMade(world, wish)) wish.known = true
  else wish.confirmed.set(tab, error.doubts)
}

/** Creates the simulation for a randomized test of sending, swapping or paying: one open tab. */
export function createWorld(seed: number, feature: SpendingFeature): World {
  const random = createRandom(seed)
  let id = 0
  const world: World = {
    feature,
    random,
    chain: createChain(random),
    origin: createOrigin(),
    wishes: [],
    tabs: [],
    steps: [],
    faults: [],
    api: 'clear',
    openTab: () => {
      const { ports, leave } = world.origin.openTab()
      const kit = createKit(world, ports)
      feature.refresh(kit)
      world.tabs.push({ kit, leave, pending: new Set() })
    },
    closeTab: (tab) => {
      tab.leave()
      tab.kit.test.stop()
      world.tabs.splice(world.tabs.indexOf(tab), 1)
    },
    press: (tab, wish, despite = []) => {
      const form = wish.ids.get(tab) ?? `form-${++id}`
      wish.ids.set(tab, form)
      wish.forms.add(form)
      if (!wish.made.has(tab)) wish.made.set(tab, isMade(world, wish))
      const { amount, named } = wish
      const asked = feature.run(tab.kit, form, {
        ...{ amount, named, despite, confirmed: wish.confirmed.get(tab) },
      })
      tab.pending.add(asked)
      const end = () => {
        tab.pending.delete(asked)
        wish.made.delete(tab)
      }
      // Results of a closed tab do not count.
      const hear = ({ hash }: { readonly hash: string }) => {
        if (world.tabs.includes(tab)) learn(world, wish, hash)
      }
      asked.then(hear, (error) => doubt(world, tab, wish, error)).finally(end)
    },
  }
  world.openTab()
  return world
}
