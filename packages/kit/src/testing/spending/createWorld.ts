import { createRandom, type Random } from '@latchkey/core/testing'
import { createTestKit, type TestKit } from '../createTestKit.ts'
import { fakeWallet } from '../fakeWallet.ts'
import { createOrigin, type Origin } from '../schedules/createOrigin.ts'
import { type Chain, createChain } from './createChain.ts'
import { account, type Deed, type Intent, receiver, toMeant, toSwapped, toWhat } from './deeds.ts'

/** What somebody wants done, and what they know of it. */
export type Wish = Intent & {
  /** How often they have looked, not found it, and said that it may be sent anew. */
  checked: number
  /** A page has told them that it was sent, or they have found it in the chain. */
  known: boolean
  /** Of the form it was last filled in on, by tab. */
  readonly ids: Map<Tab, string>
  /** All forms it was ever filled in on. */
  readonly forms: Set<string>
}

export type Tab = {
  readonly kit: TestKit
  readonly leave: () => void
  /** What was asked here and has not come to an end. */
  readonly pending: Set<Promise<unknown>>
}

/** Everything a schedule plays with. */
export type World = {
  readonly deed: Deed
  readonly random: Random
  readonly chain: Chain
  readonly origin: Origin
  readonly wishes: Wish[]
  /** Open ones, one or two. */
  readonly tabs: Tab[]
  /** What has happened so far. */
  readonly steps: string[]
  /** How the service of names answers. */
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

/** What a page says was sent is in the chain, and is what was meant. */
function learn({ chain, deed }: World, wish: Wish, hash: string): void {
  const found = chain.taken.find((one) => one.hash === hash)
  if (found?.what !== toMeant(deed, wish)) throw new Error(`${hash} is not what was meant.`)
  wish.known = true
}

/** Creates a world with one tab. */
export function createWorld(seed: number, deed: Deed): World {
  const random = createRandom(seed)
  let id = 0
  const world: World = {
    deed,
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
      deed.refresh(kit)
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
      const asked = deed.run(tab.kit, form, wish)
      tab.pending.add(asked)
      const end = () => void tab.pending.delete(asked)
      // A page that was left tells nobody anything.
      const hear = ({ hash }: { readonly hash: string }) => {
        if (world.tabs.includes(tab)) learn(world, wish, hash)
      }
      asked.then(hear, () => undefined).finally(end)
    },
  }
  world.openTab()
  return world
}
