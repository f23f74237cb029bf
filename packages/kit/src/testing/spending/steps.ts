import type { ScheduleStep } from '@latchkey/core/testing'
import type { OpenRequest } from '../../outbox/defineOpenRequests.ts'
import { giveUp } from '../schedules/giveUp.ts'
import { pickAny } from '../schedules/pickAny.ts'
import { tabSteps } from '../schedules/tabSteps.ts'
import { moods } from './createChain.ts'
import { isMade, type Tab, type Wish, type World } from './createWorld.ts'

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
    ...{ amount, named: random.chance(0.3), checked: 0, removed: false, known: false },
    ...{ ids: new Map(), forms: new Set(), made: new Map(), confirmed: new Map() },
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
export async function check(world: World, tab: Tab): Promise<void> {
  const { feature } = world
  feature.refresh(tab.kit)
  for (const request of feature.shown(tab.kit)) {
    const wish = findWish(world, request)
    const isWaiting = request.state === 'asked' && feature.isAsking(tab.kit, request.id)
    if (!wish || request.state === 'sent' || isWaiting) continue
    if (isMade(world, wish)) wish.known = true
    else wish.checked += 1
    wish.ids.clear()
    wish.removed = true
    await giveUp(tab.kit, request, feature.forget)
  }
}

/**
 * Simulates a user who sees the warnings about earlier requests in the preview, and presses all the
 * same. The user looks for the payment in the chain first if its position was unreadable before.
 */
function pressAgain(world: World): void {
  const tab = pickAny(world, world.tabs)
  if (!tab) return
  const wish = pickWish(world)
  const { feature } = world
  feature.refresh(tab.kit)
  const unknown = feature.shown(tab.kit).filter(({ state }) => state === 'unknown')
  const confirmed = wish.confirmed.get(tab) ?? []
  if (confirmed.some(({ position }) => position === undefined) && isMade(world, wish)) {
    wish.known = true
    return
  }
  const isTried = unknown.some((request) => findWish(world, request) === wish)
  if (isTried && !isMade(world, wish)) wish.checked += 1
  const despite = unknown.map(({ id }) => id)
  world.press(tab, wish, despite)
}

/** Simulates a user who gives up requests that the wallet has not answered. */
async function stopWaiting({ feature }: World, tab: Tab): Promise<void> {
  feature.refresh(tab.kit)
  for (const request of feature.shown(tab.kit)) {
    const isWaiting = request.state === 'asked' && !feature.isAsking(tab.kit, request.id)
    if (isWaiting) await feature.forget(tab.kit, request)
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
]

/** The user removes requests with an unknown outcome from the list. */
const removing: Step = {
  name: 'has checked',
  run: async (world) => {
    const tab = pickAny(world, world.tabs)
    if (tab) await check(world, tab)
  },
}

/** The user keeps unknown requests in the list, and confirms the warnings of the preview. */
const retrying: readonly [Step, ...Step[]] = [
  { name: 'presses after the warnings', run: pressAgain },
  {
    name: 'stops waiting',
    run: async (world) => {
      const tab = pickAny(world, world.tabs)
      if (tab) await stopWaiting(world, tab)
    },
  },
  { name: 'another app sends something', run: ({ chain }) => chain.sendElsewhere() },
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
  return random.pick(random.pick([[...person, removing], [...person, removing], faults]))
}

/** Picks the next random step of a test in which the user sends again after warnings. */
export function pickRetry({ random }: World): Step {
  return random.pick(random.pick([person, retrying, retrying, faults]))
}
