import { createRandom, type Random } from '@latchkey/core/testing'
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
  /** Whether the user knows that the payment was sent, from a tab or from the chain. */
  known: boolean
  /** Id of the send form with which each simulated tab currently tries the payment. */
  readonly ids: Map<Tab, string>
  /** Ids of all forms with which the payment was tried so far. */
  readonly forms: Set<string>
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
  /**
   * How the fake name service behaves. `garbage`: its answers are invalid. `lying`: it returns
   * another address for the recipient's name.
   */
  api: 'clear' | 'down' | 'garbage' | 'lying'
  readonly openTab: () => void
  readonly closeTab: (tab: Tab) => void
  readonly press: (tab: Tab, wish: Wish) => void
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

function createKit(world: World, ports: ReturnType<Origin['openTab']>['ports']): TestKit {
  const { chain } = world
  const connected = fakeWallet({
    accounts: [account],
    send: {
      send: (order, settings) => chain.ask(toWhat(order), settings?.onAsk),
      waitFor: ({ id }) => chain.waitFor(id),
    },
    swap: { send: (step, settings) => chain.ask(toSwapped(step), settings?.onAsk) },
  })
  const fetch = async () => answerName(world.api)
  return createTestKit({
    connected,
    blockchainApiUrl: 'https://api.example',
    ports: { ...ports, fetch },
  })
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
    press: (tab, wish) => {
      const form = wish.ids.get(tab) ?? `form-${++id}`
      wish.ids.set(tab, form)
      wish.forms.add(form)
      const asked = feature.run(tab.kit, form, wish)
      tab.pending.add(asked)
      const end = () => void tab.pending.delete(asked)
      // Results of a closed tab do not count.
      const hear = ({ hash }: { readonly hash: string }) => {
        if (world.tabs.includes(tab)) learn(world, wish, hash)
      }
      asked.then(hear, () => undefined).finally(end)
    },
  }
  world.openTab()
  return world
}
