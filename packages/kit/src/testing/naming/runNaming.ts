import { getAccount } from '../../account/getAccount.ts'
import { getNameStore } from '../../names/getNameStore.ts'
import { playSchedule } from '../schedules/playSchedule.ts'
import { require } from '../schedules/require.ts'
import { rest as restTabs } from '../schedules/rest.ts'
import { account, createWorld, toName, type World } from './createWorld.ts'
import { pickStep } from './steps.ts'

const stepCount = 16
/** Time in ms for which the kit sends no request to a service that has failed. */
const breakMs = 10_000
/**
 * Number of requests that one press of "Register" can cause: two reads, a signature, a post and
 * possibly another read.
 */
const rounds = 4

/** Waits until all tabs have settled, and checks that no reported registration was wrong. */
async function rest(world: World): Promise<void> {
  await restTabs(world, rounds)
  const wrong = world.steps.find((step) => step.startsWith('  wrong'))
  require(wrong === undefined, String(wrong))
}

/**
 * Checks that the user was not prompted, and no registration was sent, more often than the user
 * pressed "Register".
 */
function checkAsked({ signer, service, presses }: World): void {
  require(signer.asked <= presses, `${signer.asked} signatures for ${presses} presses.`)
  require(service.posted <= signer.asked, `Posted ${service.posted} times.`)
}

const getOwn = ({ service }: World) =>
  [...service.owners].flatMap(([name, owner]) => (owner === account ? [name] : []))

/** Ends all simulated faults and answers every request. No registration may then stay pending. */
async function end(world: World): Promise<void> {
  const { service, signer, clock, tabs } = world
  Object.assign(service, { mood: 'clear' })
  Object.assign(signer, { mood: 'signs' })
  for (let round = 0; round < 3; round += 1) {
    signer.answerAll()
    service.answerAll()
    await rest(world)
  }
  clock.advance(breakMs)
  for (const { kit, pending } of tabs) {
    kit.test.clock.advance(breakMs)
    kit.test.clock.setBy(clock.now() - kit.ports.now())
    require(pending.size === 0, 'Something never settles.')
    require(!getNameStore(kit).getState().registering, 'A form waits for nothing.')
  }
}

/**
 * Checks after all faults have ended that a user without a name can register one, and that every
 * tab shows it without another signature.
 */
async function finish(world: World): Promise<void> {
  const { tabs, signer, service } = world
  const [first] = tabs
  for (let left = 2; first && left > 0 && getOwn(world).length === 0; left -= 1) {
    world.press(first)
    await rest(world)
  }
  const [own = '', ...others] = getOwn(world)
  require(own !== '', 'They get no name.')
  require(others.length === 0 || world.lied, 'They have two names.')
  checkAsked(world)
  const before = [signer.asked, service.posted].join()
  world.label = own.split('.')[0] ?? ''
  for (const tab of tabs) {
    world.press(tab)
    await rest(world)
    require(getAccount(tab.kit).profileName === toName(world.label), 'The name is not shown.')
  }
  require(before === [signer.asked, service.posted].join(), 'What is theirs was signed for again.')
}

async function look(world: World): Promise<void> {
  await rest(world)
  checkAsked(world)
}

/**
 * Runs a randomized test in which a user registers a name. The seed determines the order of user
 * actions and faults.
 *
 * @returns The number of signed registrations sent.
 * @throws The first wrong behaviour, with the steps that led to it.
 */
export async function runNaming(seed: number): Promise<number> {
  const world = createWorld(seed)
  await playSchedule(seed, world, { stepCount, pickStep, look, end, finish })
  return world.service.posted
}
