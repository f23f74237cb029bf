import type { ScheduleStep } from '@latchkey/core/testing'
import { pickAny } from '../schedules/pickAny.ts'
import { tabSteps } from '../schedules/tabSteps.ts'
import { serviceMoods } from './createNameService.ts'
import { signerMoods } from './createSigner.ts'
import { type Tab, toName, type World } from './createWorld.ts'

type Step = ScheduleStep<World>

const press = (world: World, times = 1) => {
  const tab = pickAny(world, world.tabs)
  for (let time = 0; tab && time < times; time += 1) world.press(tab)
}

const person: readonly [Step, ...Step[]] = [
  { name: 'presses', run: (world) => press(world) },
  { name: 'presses twice', run: (world) => press(world, 2) },
  {
    name: 'presses in all tabs at once',
    run: (world) => {
      for (const tab of world.tabs) world.press(tab)
    },
  },
]

const faults: readonly [Step, ...Step[]] = [
  {
    name: 'who signs has another mood',
    run: ({ signer, random, steps }) => {
      signer.mood = random.pick(signerMoods)
      steps.push(`  ${signer.mood}`)
    },
  },
  {
    name: 'the service answers otherwise',
    run: (world) => {
      const { service, random, steps } = world
      service.mood = random.pick(serviceMoods)
      world.lied ||= service.mood === 'behind'
      steps.push(`  ${service.mood}`)
    },
  },
  { name: 'somebody signs late', run: ({ signer }) => signer.answerOne() },
  { name: 'the service answers late', run: ({ service }) => service.answerOne() },
  {
    name: 'somebody else takes the name',
    run: ({ service: { owners }, label, random }) => {
      const name = toName(label)
      if (random.chance(0.5) && !owners.has(name)) owners.set(name, 'somebody')
    },
  },
  {
    name: 'time passes',
    run: ({ clock, tabs, random }) => {
      const ms = random.int(1, 15_000)
      for (const each of [clock, ...tabs.map(({ kit }) => kit.test.clock)]) each.advance(ms)
    },
  },
  {
    name: 'the clock of a page is set',
    run: (world) => {
      const tab = pickAny(world, world.tabs)
      const right = world.clock.now() - (tab?.kit.ports.now() ?? 0)
      tab?.kit.test.clock.setBy(right + world.random.int(-10_000, 10_000))
    },
  },
  ...tabSteps<Tab>(),
]

/**
 * Picks the next random step of a name registration test: an action of the user, an answer of the
 * name service, or a fault.
 */
export function pickStep({ random }: World): Step {
  return random.pick(random.pick([person, faults, faults]))
}
