import type { ScheduleStep } from '@latchkey/core/testing'
import { pickAny } from '../schedules/pickAny.ts'
import { tabSteps } from '../schedules/tabSteps.ts'
import { exchangeMoods } from './createExchange.ts'
import type { Tab, World } from './createWorld.ts'

type Step = ScheduleStep<World>

const deposit = (world: World, times = 1) => {
  const tab = pickAny(world, world.tabs)
  for (let time = 0; tab && time < times; time += 1) world.deposit(tab)
}

export const passTime = ({ tabs }: World, ms: number) => {
  for (const { kit } of tabs) kit.test.clock.advance(ms)
}

const person: readonly [Step, ...Step[]] = [
  { name: 'deposits', run: (world) => deposit(world) },
  { name: 'deposits, and presses twice', run: (world) => deposit(world, 2) },
  {
    name: 'deposits in all tabs at once',
    run: (world) => {
      for (const tab of world.tabs) world.deposit(tab)
    },
  },
  {
    name: 'closes a window',
    run: (world) => {
      const window = pickAny(
        world,
        world.windows.all.filter(({ open }) => open),
      )
      if (window) window.open = false
    },
  },
]

const faults: readonly [Step, ...Step[]] = [
  {
    name: 'the exchange answers otherwise',
    run: ({ exchange, random, steps }) => {
      exchange.mood = random.pick(exchangeMoods)
      steps.push(`  ${exchange.mood}`)
    },
  },
  { name: 'the exchange answers late', run: ({ exchange }) => exchange.answerOne() },
  {
    name: 'the exchange says how it ended',
    run: (world) => {
      const open = [...world.exchange.sessions.values()].filter(({ id }) => world.shown.has(id))
      const session = pickAny(
        world,
        open.filter(({ status }) => status === 'IN_PROGRESS'),
      )
      if (session) session.status = world.random.pick(['SUCCESS', 'FAILED'])
    },
  },
  {
    name: 'the browser blocks windows, or not',
    run: ({ windows, random }) => {
      windows.blocked = random.chance(0.3)
    },
  },
  ...tabSteps<Tab>(),
]

const time: readonly [Step, ...Step[]] = [
  { name: 'five seconds pass', run: (world) => passTime(world, 5_000) },
  { name: 'time passes', run: (world) => passTime(world, world.random.int(1, 60_000)) },
]

/**
 * Picks the next random step of a deposit test: an action of the user, an answer of the exchange,
 * or a fault.
 */
export function pickStep({ random }: World): Step {
  return random.pick(random.pick([person, faults, faults, time]))
}
