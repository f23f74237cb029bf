import { createRandom, tellSteps } from '@latchkey/core/testing'
import { expect } from '../fixtures/page/test.ts'
import { healServices } from './rest.ts'
import type { World } from './World.ts'

export type ScheduleParameters = Pick<
  World,
  'page' | 'context' | 'sandbox' | 'wallet' | 'findings'
> & { readonly seed: number }

/** Creates the initial state of a fault schedule: page, wallets and services. */
async function createWorld(parameters: ScheduleParameters): Promise<World> {
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

/**
 * Runs a fault schedule with the real services, and restores the services afterwards.
 *
 * @throws The first failure, with the seed and the steps before it.
 */
export async function playInWorld(
  parameters: ScheduleParameters,
  play: (world: World) => Promise<void>,
): Promise<void> {
  const { seed } = parameters
  const world = await createWorld(parameters)
  const { steps, context, findings } = world
  // Limits each action, so that it fails before the test's own timeout.
  context.setDefaultTimeout(20_000)
  try {
    await tellSteps({ seed, steps }, async () => {
      await play(world)
      expect(findings).toEqual({ foreign: [], csp: [], errors: [] })
    })
  } finally {
    await healServices(world)
  }
}
