import { settleCookies } from '../fixtures/product/product.ts'
import { isConnected, look } from './looking.ts'
import { connectFirst, personSteps } from './person.ts'
import { playInWorld, type ScheduleParameters } from './playInWorld.ts'
import { checkRest, endFaults } from './rest.ts'
import type { World } from './World.ts'
import { thaw, weatherSteps } from './weather.ts'

/**
 * Updates the schedule's expectation from the page: if it shows a connection, the connection must
 * last until the user or the wallet ends it.
 */
async function learn(world: World): Promise<void> {
  const { page, frozen } = world
  if (frozen) return
  const isShown = await isConnected(page)
  if (!isShown) world.doubtful = false
  else if (!world.doubtful) world.connected = true
}

async function play(world: World): Promise<void> {
  const { random, page, steps } = world
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
}

/**
 * Runs a random sequence of user steps and faults against the real services in a real browser. The
 * seed determines the sequence. Then restores the services and checks the result.
 *
 * @throws The first failure, with the seed and the steps before it.
 */
export const runSchedule = (parameters: ScheduleParameters): Promise<void> =>
  playInWorld(parameters, play)
