import { playSchedule } from '../schedules/playSchedule.ts'
import { require } from '../schedules/require.ts'
import { rest } from '../schedules/rest.ts'
import { createWorld, type World } from './createWorld.ts'
import { type SpendingFeature, toMeant } from './spendingFeatures.ts'
import { check, findWish, pickStep } from './steps.ts'

const stepCount = 24
/** Time in ms for which the kit sends no request to a service that has failed. */
const breakMs = 10_000

/** Records that the user knows of the payments that a view shows as sent. */
function look(world: World): void {
  for (const { kit } of world.tabs) {
    for (const request of world.feature.shown(kit)) {
      const wish = findWish(world, request)
      if (wish && request.state === 'sent') wish.known = true
    }
  }
}

/**
 * Checks that only wanted payments were made, none of them twice, and that a view shows each
 * payment of which the user does not know yet.
 */
function checkTaken(world: World): void {
  const { feature, chain, wishes, tabs, faults } = world
  require(faults.length === 0, faults.join(' '))
  const meant = new Map(wishes.map((wish) => [toMeant(feature, wish), wish]))
  for (const { what } of chain.taken) require(meant.has(what), `${what} was never meant.`)
  for (const [what, wish] of meant) {
    const times = chain.taken.filter((one) => one.what === what).length
    require(times <= 1 + wish.checked, `${what} was taken ${times} times.`)
    if (times === 0 || wish.known || wish.checked > 0) continue
    for (const { kit } of tabs) {
      feature.refresh(kit)
      const isShown = feature.shown(kit).some((request) => findWish(world, request) === wish)
      require(isShown, `${what} was taken, and nobody knows.`)
    }
  }
}

/** Ends all simulated faults and answers every request. No request may then stay pending. */
async function end(world: World): Promise<void> {
  const { chain, feature, tabs } = world
  Object.assign(chain, { mood: 'sends', node: 'clear' })
  world.api = 'clear'
  for (const { kit } of tabs) kit.test.clock.advance(breakMs)
  for (let round = 0; round < 2; round += 1) {
    chain.answerAll()
    await rest(world)
    for (const { kit } of tabs) feature.refresh(kit)
    await rest(world)
  }
  look(world)
  checkTaken(world)
  for (const { kit, pending } of tabs) {
    require(pending.size === 0, 'Something never settles.')
    for (const { id, state } of feature.shown(kit)) {
      require(state !== 'sent', `${id} is in the chain, and is shown as on its way.`)
      // Writes of two tabs in the same task may leave a finished request as unknown.
      const isWaitedFor = state === 'asked' && feature.isAsking(kit, id)
      require(!isWaitedFor, `${id} is waited for, and nobody will answer.`)
    }
  }
}

/**
 * Checks after all faults have ended that the user can remove every request with an unknown
 * outcome, and that each remaining payment then succeeds once.
 */
async function finish(world: World): Promise<void> {
  const { chain, feature, tabs, wishes } = world
  for (const tab of tabs) {
    await check(world, tab)
    await rest(world)
  }
  const [tab] = tabs
  for (const wish of wishes.filter(({ known }) => !known)) {
    if (!tab) throw new Error('A world has at least one tab.')
    world.press(tab, wish)
    await rest(world)
    require(wish.known, `${toMeant(feature, wish)} cannot be sent.`)
  }
  for (const { kit } of tabs) {
    feature.refresh(kit)
    require(feature.shown(kit).length === 0, 'Something is left open.')
  }
  for (const wish of wishes) {
    const times = chain.taken.filter(({ what }) => what === toMeant(feature, wish)).length
    require(times >= 1, `${toMeant(feature, wish)} is known to be sent, and is not.`)
  }
  checkTaken(world)
}

async function restAndLook(world: World): Promise<void> {
  await rest(world)
  look(world)
  checkTaken(world)
}

/**
 * Runs a randomized test in which a user spends by one feature (`feature`: sending, swapping or
 * paying). The seed determines the order of user actions and faults.
 *
 * @param pick - Picks the steps: `pickStep`, or `pickRetry` for a user who sends again.
 * @returns The number of transactions.
 * @throws The first wrong behaviour, with the steps that led to it.
 */
export async function runSpending(
  seed: number,
  feature: SpendingFeature,
  pick = pickStep,
): Promise<number> {
  const world = createWorld(seed, feature)
  await playSchedule(seed, world, { stepCount, pickStep: pick, look: restAndLook, end, finish })
  return world.chain.taken.length
}
