import type { ScheduleStep } from '@latchkey/core/testing'
import type { OpenRequest } from '../../outbox/defineOpenRequests.ts'
import { pickAny } from '../schedules/pickAny.ts'
import { tabSteps } from '../schedules/tabSteps.ts'
import { moods } from './createChain.ts'
import type { Tab, Wish, World } from './createWorld.ts'
import { toMeant } from './spendingFeatures.ts'

type Step = ScheduleStep<World>

/**
 * Returns the wanted payment whose form sent a request. The id of a swap request is the form's id
 * followed by the step.
 */
export function findWish({ wishes }: World, { id }: Pick<OpenRequest, 'id'>): Wish | undefined {
  const [form] = id.split('/')
  return wishes.find(({ forms }) => forms.has(String(form)))
}

function addWish(world: World): Wish {
  const { random, wishes } = world
  const units = BigInt(random.int(1, 2 ** 30)) * 10n ** BigInt(random.int(0, 24))
  const amount = units * 1_000n + BigInt(wishes.length)
  const wish: Wish = {
    ...{ amount, named: random.chance(0.3), checked: 0, known: false },
    ...{ ids: new Map(), forms: new Set() },
  }
  wishes.push(wish)
  return wish
}

/**
 * Picks a payment that the user does not know to be sent, so that the user tries it again. The kit
 * must prevent a second payment.
 */
const pickWish = (world: World) =>
  pickAny(
    world,
    world.wishes.filter(({ known }) => !known),
  ) ?? addWish(world)

const press = (world: World, tabs: readonly (Tab | undefined)[]) => {
  const wish = pickWish(world)
  for (const tab of tabs) if (tab) world.press(tab, wish)
}

/**
 * Simulates a user who looks for each request with an unknown outcome in the chain, and presses "I
 * have checked".
 */
export function check(world: World, tab: Tab): void {
  const { feature, chain } = world
  feature.refresh(tab.kit)
  for (const request of feature.shown(tab.kit)) {
    const wish = findWish(world, request)
    if (!wish || request.state === 'sent' || feature.isAsking(tab.kit, request.id)) continue
    if (chain.taken.some(({ what }) => what === toMeant(feature, wish))) wish.known = true
    else wish.checked += 1
    wish.ids.clear()
    feature.forget(tab.kit, request)
  }
}

const person: readonly [Step, ...Step[]] = [
  { name: 'wants something more', run: (world) => void addWish(world) },
  { name: 'presses', run: (world) => press(world, [pickAny(world, world.tabs)]) },
  {
    name: 'presses twice',
    run: (world) => {
      const tab = pickAny(world, world.tabs)
      press(world, [tab, tab])
    },
  },
  { name: 'presses in all tabs at once', run: (world) => press(world, world.tabs) },
  {
    name: 'looks at the form',
    run: (world) => {
      const tab = pickAny(world, world.tabs)
      if (tab) world.feature.refresh(tab.kit)
    },
  },
  {
    name: 'has checked',
    run: (world) => {
      const tab = pickAny(world, world.tabs)
      if (tab) check(world, tab)
    },
  },
]

const faults: readonly [Step, ...Step[]] = [
  {
    name: 'the wallet has another mood',
    run: (world) => {
      world.chain.mood = world.random.pick(moods)
      world.steps.push(`  ${world.chain.mood}`)
    },
  },
  {
    name: 'the nodes answer otherwise',
    run: ({ chain, random }) => {
      chain.node = random.pick(['clear', 'down', 'slow'])
    },
  },
  {
    name: 'the service of names answers otherwise',
    run: (world) => {
      world.api = world.random.pick(['clear', 'down', 'garbage', 'lying'])
    },
  },
  { name: 'something answers late', run: ({ chain }) => chain.answerOne() },
  ...tabSteps<Tab>(),
]

/**
 * Picks the next random step of a sending, swapping or paying test: an action of the user, an
 * answer of the wallet, or a fault.
 */
export function pickStep({ random }: World): Step {
  return random.pick(random.pick([person, person, faults]))
}
