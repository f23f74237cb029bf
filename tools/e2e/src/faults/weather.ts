import { weathers } from '@latchkey/core/testing'
import type { Control } from '@latchkey/sandbox'
import { weatherFaults } from '@latchkey/sandbox/weather'
import { expect } from '../fixtures/page/test.ts'
import { answerWallet, getWindows } from './answering.ts'
import { note, type Step, type World } from './World.ts'

/**
 * Services whose connection to the page a fault schedule may disturb. A service that is listed
 * twice is more likely.
 */
const services = ['relay', 'relay', 'api', 'wallets', 'wallet'] as const
/**
 * Services that a fault schedule may kill. The wallet is not among them, because in reality it
 * keeps its state on the user's device.
 */
const mortals = ['relay', 'relay', 'api', 'wallets', 'chain-1'] as const

type Fault = Omit<Parameters<Control['setFault']>[0], 'service' | 'seed'>

/** Combination of all faults that the gateway can cause. */
const storm: Fault = {
  ...{ delayMs: 50, dropRate: 0.1, duplicateRate: 0.2 },
  ...{ reorderRate: 0.2, resetRate: 0.1, garbageRate: 0.1 },
}

const [, ...badWeathers] = weathers
const spoilers = [...badWeathers, 'storm'] as const

function pickFault({ random }: World): { readonly name: string; readonly fault: Fault } {
  const name = random.pick(spoilers)
  if (name === 'storm') return { name, fault: storm }
  const delayMs = name === 'slow' ? { delayMs: random.int(100, 3_000) } : {}
  return { name, fault: { ...weatherFaults[name], ...delayMs } }
}

async function spoilLine(world: World, service: string): Promise<void> {
  const { random, sandbox, faulty } = world
  const { name, fault } = pickFault(world)
  await sandbox.control.setFault({ service, ...fault, seed: random.int(1, 1_000_000) })
  faulty.add(service)
  note(world, `${service} ${name}`)
}

const spoil: Step = {
  name: 'bad line:',
  run: (world) => spoilLine(world, world.random.pick(services)),
}

const clear: Step = {
  name: 'every line is good again',
  run: async ({ sandbox, faulty }) => {
    await sandbox.control.clearFaults()
    faulty.clear()
  },
}

async function killService(world: World, service: string): Promise<void> {
  await world.sandbox.control.kill({ service })
  world.killed.add(service)
  note(world, service)
}

const kill: Step = {
  name: 'service killed:',
  run: (world) => killService(world, world.random.pick(mortals)),
}

/**
 * Services between a page and the chain, any of which may fail while the user sends. The API
 * forwards requests to the node. The chain is not among them, because a killed chain loses blocks.
 */
const between = ['api', 'api', 'relay'] as const

/** Kills or disturbs a service that the page needs to send a transaction. */
export async function breakSending(world: World): Promise<void> {
  const service = world.random.pick(between)
  await world.random.pick([killService, spoilLine, spoilLine])(world, service)
}

export const revive: Step = {
  name: 'services started again:',
  run: async (world) => {
    const { killed, sandbox } = world
    const names = [...killed]
    note(world, names.join(', '))
    await Promise.all(names.map((service) => sandbox.control.restart({ service })))
    killed.clear()
  },
}

const reload: Step = {
  name: 'page reloaded',
  run: async ({ page }) => {
    // Without a network, the browser shows an error page instead, and the reload fails.
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined)
  },
}

async function setLifecycle(world: World, state: 'active' | 'frozen'): Promise<void> {
  // During a navigation, the page has no lifecycle state that could be set.
  await expect(async () => {
    const session = await world.context.newCDPSession(world.page)
    await session.send('Page.setWebLifecycleState', { state })
    await session.detach()
  }).toPass({ timeout: 20_000 })
  world.frozen = state === 'frozen'
}

const freeze: Step = {
  name: 'page frozen',
  run: (world) => setLifecycle(world, 'frozen'),
}

/** Unfreezes the page, as the browser does when the user returns to its tab. */
export async function thaw(world: World): Promise<void> {
  if (world.frozen) await setLifecycle(world, 'active')
}

/** Restores the network, and reloads the page if the browser shows its offline page. */
export async function goOnline(world: World): Promise<void> {
  await world.context.setOffline(false)
  world.offline = false
  for (const page of [world.page, world.second]) {
    if (page?.url().startsWith('chrome-error:')) await page.goto('/', { waitUntil: 'commit' })
  }
}

const offline: Step = {
  name: 'network:',
  run: async (world) => {
    note(world, world.offline ? 'there again' : 'gone')
    if (world.offline) return goOnline(world)
    await world.context.setOffline(true)
    world.offline = true
  },
}

const secondTab: Step = {
  name: 'second tab',
  run: async (world) => {
    note(world, world.second ? 'closed' : 'opened')
    if (world.second) {
      await world.second.close()
      world.second = undefined
      return
    }
    world.second = await world.context.newPage()
    await world.second.goto('/', { waitUntil: 'commit' }).catch(() => undefined)
    await world.page.bringToFront()
  },
}

const closeWindows: Step = {
  name: 'the windows of the wallet are closed',
  run: async (world) => {
    for (const window of getWindows(world)) await window.close()
  },
}

const lateAnswer: Step = {
  name: 'the wallet is answered late:',
  run: (world) => answerWallet(world, world.random.pick(['yes', 'no'])),
}

/**
 * Step of a fault schedule in which the wallet ends the connection, provided that the page can
 * receive the event.
 */
const walletEnds: Step = {
  name: 'the wallet ends the connection',
  run: async (world) => {
    const { wallet, faulty, offline, frozen } = world
    const { instance, control } = wallet
    const { permissions } = await control.getInstance(instance)
    const isDeaf = offline || frozen || faulty.has('wallet')
    if (isDeaf || Object.keys(permissions).length === 0) return note(world, 'cannot')
    world.connected = false
    world.doubtful = true
    await control.disconnect({ instance })
  },
}

/**
 * Steps of a fault schedule that cause or end faults. A step that is listed twice is more likely.
 */
export const weatherSteps: readonly [Step, ...Step[]] = [
  spoil,
  spoil,
  spoil,
  spoil,
  spoil,
  clear,
  kill,
  kill,
  revive,
  reload,
  reload,
  freeze,
  offline,
  offline,
  secondTab,
  secondTab,
  closeWindows,
  lateAnswer,
  walletEnds,
]
