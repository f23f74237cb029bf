import type { ReplacementAct } from '@latchkey/core'
import type { ScheduleStep } from '@latchkey/core/testing'
import { getSendStore } from '../../send/getSendStore.ts'
import { forgetSend, isAsking } from '../../send/sendOutbox.ts'
import { refreshSends } from '../../send/watchSends.ts'
import { giveUp } from '../schedules/giveUp.ts'
import { pickAny } from '../schedules/pickAny.ts'
import { tabSteps } from '../schedules/tabSteps.ts'
import { replacerMoods } from './createReplacer.ts'
import { getGroup, type Tab, type World } from './createWorld.ts'

type Step = ScheduleStep<World>

const pickTab = (world: World) => pickAny(world, world.tabs)

const pay = (world: World, tabs: readonly (Tab | undefined)[]) => {
  if (world.known) return
  for (const tab of tabs) if (tab) world.pay(tab)
}

/**
 * Speeds up or cancels the payment in the given tabs. A cancellation can only be replaced by
 * another cancellation.
 */
const replace = (world: World, tabs: readonly (Tab | undefined)[]) => {
  const act: ReplacementAct = world.random.pick(['speedUp', 'cancel'])
  for (const tab of tabs) {
    if (!tab) continue
    world.replace(tab, getGroup(tab)?.latest.act === 'cancel' ? 'cancel' : act)
  }
}

/**
 * Simulates a user who looks for each request with an unknown outcome in the chain, and presses "I
 * have checked".
 */
export async function check(world: World, tab: Tab): Promise<void> {
  const { kit } = tab
  refreshSends(kit)
  const isThere = world.pool.signed.some(
    ({ what, waits, block }) => what === 'payment' && (waits || block !== undefined),
  )
  for (const request of getSendStore(kit).getState().requests) {
    if (request.state === 'sent' || isAsking(kit, request.id)) continue
    if (request.act === undefined && isThere) world.known = true
    else if (request.act === undefined) world.checked += 1
    for (const each of world.tabs) each.form = `${each.form}'`
    await giveUp(kit, request, forgetSend)
  }
}

const person: readonly [Step, ...Step[]] = [
  { name: 'pays', run: (world) => pay(world, [pickTab(world)]) },
  { name: 'pays in all tabs at once', run: (world) => pay(world, world.tabs) },
  { name: 'wants it otherwise', run: (world) => replace(world, [pickTab(world)]) },
  {
    name: 'wants it otherwise, and presses twice',
    run: (world) => {
      const tab = pickTab(world)
      replace(world, [tab])
      replace(world, [tab])
    },
  },
  { name: 'wants it otherwise in all tabs at once', run: (world) => replace(world, world.tabs) },
  {
    name: 'looks at the form',
    run: (world) => {
      const tab = pickTab(world)
      if (tab) refreshSends(tab.kit)
    },
  },
  {
    name: 'has checked',
    run: async (world) => {
      const tab = pickTab(world)
      if (tab) await check(world, tab)
    },
  },
]

const faults: readonly [Step, ...Step[]] = [
  {
    name: 'the wallet has another mood',
    run: ({ replacer, random, steps }) => {
      replacer.mood = random.pick(replacerMoods)
      steps.push(`  ${replacer.mood}`)
    },
  },
  {
    name: 'the nodes answer otherwise',
    run: ({ pool, random, steps }) => {
      pool.node = random.pick(['clear', 'clear', 'down', 'behind', 'empty'])
      steps.push(`  ${pool.node}`)
    },
  },
  { name: 'the wallet is answered late', run: ({ replacer }) => replacer.answerOne() },
  { name: 'a block comes', run: ({ pool }) => void pool.mine() },
  { name: 'nodes forget something', run: ({ pool }) => pool.forgetOne() },
  { name: 'a node brings something back', run: ({ pool }) => pool.bringBack() },
  {
    name: 'another app sends something',
    run: ({ pool, random }) => {
      const free = pool.signed.map(({ nonce }) => nonce).filter(pool.isFree)
      const [place] = free
      pool.sign('something else', random.chance(0.5) ? place : undefined)
    },
  },
  { name: 'who waits gives up', run: ({ pool }) => pool.giveUp() },
  ...tabSteps<Tab>(),
]

/**
 * Picks the next random step of a test of replaced transactions: an action of the user, a new
 * block, or a fault.
 */
export function pickStep({ random }: World): Step {
  return random.pick(random.pick([person, faults]))
}
