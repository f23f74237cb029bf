import { mainnet } from '@latchkey/core/networks'
import { createRandom, type Random } from '@latchkey/core/testing'
import { followPending } from '../../connect/later/followPending.ts'
import type { KitEvent } from '../../kit/KitEvent.ts'
import { createManualClock, type ManualClock } from '../createManualClock.ts'
import { createTestKit, fakePorts, type TestKit } from '../createTestKit.ts'
import { createExchange, type Exchange } from '../depositing/createExchange.ts'
import { createWindows } from '../depositing/createWindows.ts'
import { seePage } from '../depositing/createWorld.ts'
import type { FakeWallet } from '../fakeWallet.ts'
import { createNameService, type NameService } from '../naming/createNameService.ts'
import { createSigner, type Signer } from '../naming/createSigner.ts'
import { createPool, type Pool } from '../replacing/createPool.ts'
import { account, createReplacer, type Replacer } from '../replacing/createReplacer.ts'
import { createOrigin, type Origin } from '../schedules/createOrigin.ts'
import { type Chain, createChain } from '../spending/createChain.ts'
import { toSwapped } from '../spending/spendingFeatures.ts'

export const nameZone = 'latchkey.id'
export const asset = { ...mainnet.nativeCurrency, caipNetworkId: mainnet.caipNetworkId }

export type Tab = {
  readonly kit: TestKit
  readonly leave: () => void
  /** Actions that the tab has started and that have not settled. */
  readonly pending: Set<Promise<unknown>>
  /** Id of the send form shown in the tab. */
  readonly form: string
}

/**
 * Everything that a randomized test of mixed features simulates: a user sends, replaces, swaps,
 * deposits and registers a name in up to two tabs.
 */
export type World = {
  readonly random: Random
  readonly clock: ManualClock
  readonly origin: Origin
  readonly tabs: Tab[]
  readonly steps: string[]
  /** Fake chain for the user's transfers and their replacements. */
  readonly pool: Pool
  readonly replacer: Replacer
  /** Fake chain for the user's swaps. */
  readonly chain: Chain
  /** Counter of the swaps that the user has wanted. Its value makes the id of the current swap. */
  swaps: number
  readonly knownSwaps: Set<string>
  /** Fake exchange for the user's deposits. */
  readonly exchange: Exchange
  /** Ids of the deposits that a tab has shown. Some tab must report how each of them ended. */
  readonly shown: Set<string>
  readonly ends: Map<string, string>
  readonly faults: string[]
  /** Fake name service, at which the user registers a name. */
  readonly service: NameService
  readonly signer: Signer
  /** How often the user pressed "Register" in a tab without a running registration. */
  presses: number
  /** Whether a tab has shown the user's transfer as sent. */
  known: boolean
  readonly openTab: () => void
  readonly closeTab: (tab: Tab) => void
}

const swapPrefix = '0xswap'

/**
 * Creates a fake wallet that combines sending, replacing, swapping and signing, each with the
 * faults of its own test.
 */
function createWallet({ replacer, signer, pool, chain }: World): FakeWallet {
  const fake = replacer.createWallet()
  const { send, swap } = fake.wallet.features
  const { signMessage } = signer.createWallet().wallet.features
  if (!send || !swap || !signMessage) throw new Error('The wallet has all features.')
  const features: FakeWallet['wallet']['features'] = {
    ...fake.wallet.features,
    signMessage,
    send: {
      ...send,
      waitFor: ({ id }) =>
        id.startsWith(swapPrefix)
          ? chain.waitFor(`0x${id.slice(swapPrefix.length)}`)
          : pool.waitFor(id),
    },
    swap: {
      ...swap,
      send: async (step, settings) => {
        const hash = await chain.ask(toSwapped(step), settings?.onAsk)
        return `${swapPrefix}${hash.slice(2)}`
      },
    },
  }
  return { ...fake, wallet: { ...fake.wallet, features } }
}

function createKit(world: World, { ports }: ReturnType<Origin['openTab']>, isThere: () => boolean) {
  const { clock, exchange, service } = world
  const windows = createWindows((address) => seePage(world, address))
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.url.includes('supported-chains'))
      return Response.json({ http: [asset.caipNetworkId], ws: [] })
    return (request.url.includes('json-rpc') ? exchange : service).fetch(request)
  }
  const page = { ...fakePorts().page, isHidden: () => false }
  return createTestKit({
    ...{ connected: createWallet(world), nameZone, blockchainApiUrl: 'https://api.example' },
    features: { payWithExchange: true },
    ports: {
      ...ports,
      ...{ fetch, page, now: clock.now, elapsed: clock.elapsed, setTimer: clock.setTimer },
      openWindow: () => windows.open(isThere),
    },
  })
}

/**
 * Records the outcome of a deposit that an event reports. It must match the exchange's status, or
 * be unknown, and be reported once. A service that has just failed is not called again, so its
 * outcome stays unknown.
 */
function hearEnd({ exchange, ends, faults }: World, data: KitEvent['data']): void {
  if (data.event !== 'PAY_SUCCESS' && data.event !== 'PAY_ERROR') return
  const { sessionId } = data.properties.currentPayment
  if (sessionId === undefined) return
  const message = data.event === 'PAY_ERROR' ? data.properties.message : 'done'
  const status = exchange.sessions.get(sessionId)?.status
  if (message === 'done' && status !== 'SUCCESS') faults.push(`${sessionId} is ${status}.`)
  if (message === 'Deposit failed' && status !== 'FAILED') faults.push(`${sessionId} is ${status}.`)
  if (ends.has(sessionId)) faults.push(`${sessionId} ended twice: ${message}.`)
  ends.set(sessionId, message)
}

function openTab(world: World, form: string): void {
  const own = world.origin.openTab()
  const state = { there: true }
  const kit = createKit(world, own, () => state.there)
  kit.events.subscribe(({ data }) => state.there && hearEnd(world, data))
  const leave = () => {
    state.there = false
    own.leave()
    kit.test.stop()
  }
  followPending(kit)
  world.tabs.push({ kit, leave, pending: new Set(), form })
}

/** Creates the simulation for a randomized test of mixed features: one open tab, no requests. */
export function createWorld(seed: number): World {
  const random = createRandom(seed)
  const clock = createManualClock()
  const pool = createPool(random)
  let forms = 0
  const world: World = {
    ...{ random, clock, pool, replacer: createReplacer(pool), chain: createChain(random) },
    ...{ exchange: createExchange(), service: createNameService(clock) },
    ...{ signer: createSigner(account), origin: createOrigin(), tabs: [], steps: [] },
    ...{
      shown: new Set(),
      ends: new Map(),
      faults: [],
      knownSwaps: new Set(),
      swaps: 1,
      presses: 0,
      known: false,
    },
    openTab: () => openTab(world, `form-${++forms}`),
    closeTab: (tab) => {
      tab.leave()
      world.tabs.splice(world.tabs.indexOf(tab), 1)
    },
  }
  world.openTab()
  return world
}
