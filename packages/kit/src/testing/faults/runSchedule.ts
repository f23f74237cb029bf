import { closeModal } from '../../guide/closeModal.ts'
import { openModal } from '../../start/openModal.ts'
import { settle } from '../settle.ts'
import { checkDeadlines, checkProviders, checkRest, checkStored } from './checks.ts'
import { createMemory } from './createMemory.ts'
import { createWorld } from './createWorld.ts'
import { pickStep } from './steps.ts'

/**
 * Time in ms that is longer than every deadline of the kit, after which no status may be temporary.
 */
const quietMs = 600_000

/**
 * Runs a randomized test of connections: user actions, wallet changes and faults in an order that
 * the seed determines. Then ends all faults and checks the final state.
 *
 * @returns The number of steps.
 * @throws The first wrong behaviour.
 */
export async function runSchedule(seed: number): Promise<number> {
  const world = createWorld(seed)
  const memory = createMemory(world)
  world.openTab()
  const steps = world.random.int(40, 80)
  for (let count = 0; count < steps; count += 1) {
    pickStep(world)(world, memory)
    await settle()
    checkProviders(world)
    checkDeadlines(world)
    memory.learn()
    checkStored(world, memory)
  }
  for (const line of Object.values(world.lines)) line.setWeather('clear')
  for (const wallet of world.wallets) wallet.behave({})
  world.storage.setFault('none')
  // Closing the modal ends the requests that wait for the user.
  for (const kit of world.tabs) {
    openModal(kit)
    await settle()
    closeModal(kit)
  }
  await settle()
  // Two rounds, because a request that ended may be retried once.
  for (let round = 0; round < 2; round += 1) {
    world.clock.advance(quietMs)
    await settle()
  }
  checkProviders(world)
  checkStored(world, memory)
  await checkRest(world)
  for (const kit of world.tabs) kit.test.stop()
  for (const wallet of world.wallets) {
    if (wallet.getListenerCount() > 0) throw new Error('A wallet is listened to after the end.')
  }
  return steps
}
