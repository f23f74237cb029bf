import { createRandom, tellSteps } from '@latchkey/core/testing'
import { settleCookies } from '../fixtures/product.ts'
import { expect } from '../fixtures/test.ts'
import { isConnected, look } from './looking.ts'
import { connectFirst, personSteps } from './person.ts'
import { checkRest, endFaults, healServices } from './rest.ts'
import type { World } from './World.ts'
import { thaw, weatherSteps } from './weather.ts'

export type ScheduleParameters = Pick<
  World,
  'page' | 'context' | 'sandbox' | 'wallet' | 'findings'
> & { readonly seed: number }

/** Creates a world in which nothing has happened. */
export async function createWorld(parameters: ScheduleParameters): Promise<World> {
  const { seed, ...parts } = parameters
  const remote = crypto.randomUUID()
  await parts.wallet.control.setPersonas({ instance: remote, personas: 'auto,none' })
  return {
    ...parts,
    random: createRandom(seed),
    remote,
    killed: new Set(),
    faulty: new Set(),
    way: undefined,
    second: undefined,
    offline: false,
    frozen: false,
    connected: false,
    doubtful: false,
    steps: [],
  }
}

/** Takes up what the page shows: from now on it has to last until somebody ends it. */
async function learn(world: World): Promise<void> {
  const { page, frozen } = world
  if (frozen) return
  const isShown = await isConnected(page)
  if (!isShown) world.doubtful = false
  else if (!world.doubtful) world.connected = true
}

async function play(world: World): Promise<void> {
  const { random, page, steps } = world
  // A press that cannot be made says so before the test ends.
  world.context.setDefaultTimeout(20_000)
  await settleCookies(page)
  await page.goto('/')
  await connectFirst(world)
  for (let left = random.int(7, 11); left > 0; left -= 1) {
    const isPerson = random.chance(0.6)
    if (isPerson) await thaw(world)
    const step = random.pick(isPerson ? personSteps[await look(page)] : weatherSteps)
    steps.push(step.name)
    await step.run(world)
    await learn(world)
  }
  steps.push('rest: faults end;')
  await endFaults(world)
  await checkRest(world)
  expect(world.findings).toEqual({ foreign: [], csp: [], errors: [] })
}

/**
 * Plays what people do and what goes wrong, as a seed says, against the real services in a real browser; then lets
 * everything work again.
 *
 * @throws What is wrong first, with the seed and the steps until then.
 */
export async function runSchedule(parameters: ScheduleParameters): Promise<void> {
  const { seed } = parameters
  const world = await createWorld(parameters)
  try {
    await tellSteps({ seed, steps: world.steps }, () => play(world))
  } finally {
    // The next schedule starts on services that work.
    await healServices(world)
  }
}
