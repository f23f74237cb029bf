import { closeModal } from '../../guide/closeModal.ts'
import { openModal } from '../../start/openModal.ts'
import { settle } from '../settle.ts'
import { checkDeadlines, checkProviders, checkRest, checkStored } from './checks.ts'
import { createMemory } from './createMemory.ts'
import { createWorld } from './createWorld.ts'
import { pickStep } from './steps.ts'

/** Longer than every deadline there is. */
const quietMs = 600_000

/**
 * Plays the faults of a seed against a world of fakes, then lets everything work again.
 *
 * @returns How many steps were taken.
 * @throws What is wrong first.
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
  // A person who leaves ends what waits for a person.
  for (const kit of world.tabs) {
    openModal(kit)
    await settle()
    closeModal(kit)
  }
  await settle()
  // Twice: what ends may be tried again once.
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
