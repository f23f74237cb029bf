import { playSchedule } from '../schedules/playSchedule.ts'
import { require } from '../schedules/require.ts'
import { rest } from '../schedules/rest.ts'
import { createWorld, type World } from './createWorld.ts'
import { type Deed, toMeant } from './deeds.ts'
import { check, findWish, pickStep } from './steps.ts'

const stepCount = 24
/** Pause after which the kit calls a failed service again. */
const breakMs = 10_000

/** Marks the payments that a view shows as sent as known to the user. */
function look(world: World): void {
  for (const { kit } of world.tabs) {
    for (const request of world.deed.shown(kit)) {
      const wish = findWish(world, request)
      if (wish && request.state === 'sent') wish.known = true
    }
  }
}

/**
 * Checks that only intended payments were spent, none of them twice, and that a view shows each
 * payment unknown to the user.
 */
function checkTaken(world: World): void {
  const { deed, chain, wishes, tabs } = world
  const meant = new Map(wishes.map((wish) => [toMeant(deed, wish), wish]))
  for (const { what } of chain.taken) require(meant.has(what), `${what} was never meant.`)
  for (const [what, wish] of meant) {
    const times = chain.taken.filter((one) => one.what === what).length
    require(times <= 1 + wish.checked, `${what} was taken ${times} times.`)
    if (times === 0 || wish.known || wish.checked > 0) continue
    for (const { kit } of tabs) {
      deed.refresh(kit)
      const isShown = deed.shown(kit).some((request) => findWish(world, request) === wish)
      require(isShown, `${what} was taken, and nobody knows.`)
    }
  }
}

/** Removes all faults and answers every request. No request may stay pending. */
async function end(world: World): Promise<void> {
  const { chain, deed, tabs } = world
  Object.assign(chain, { mood: 'sends', node: 'clear' })
  world.api = 'clear'
  for (const { kit } of tabs) kit.test.clock.advance(breakMs)
  for (let round = 0; round < 2; round += 1) {
    chain.answerAll()
    await rest(world)
    for (const { kit } of tabs) deed.refresh(kit)
    await rest(world)
  }
  look(world)
  checkTaken(world)
  for (const { kit, pending } of tabs) {
    require(pending.size === 0, 'Something never settles.')
    for (const { id, state } of deed.shown(kit)) {
      require(state === 'asked', `${id} is in the chain, and is shown as on its way.`)
      require(!deed.isAsking(kit, id), `${id} is waited for, and nobody will answer.`)
    }
  }
}

/**
 * Checks that the user can remove every unresolved request, and that each remaining payment then
 * succeeds once.
 */
async function finish(world: World): Promise<void> {
  const { chain, deed, tabs, wishes } = world
  for (const tab of tabs) {
    check(world, tab)
    await rest(world)
  }
  const [tab] = tabs
  for (const wish of wishes.filter(({ known }) => !known)) {
    if (!tab) throw new Error('A world has at least one tab.')
    world.press(tab, wish)
    await rest(world)
    require(wish.known, `${toMeant(deed, wish)} cannot be sent.`)
  }
  for (const { kit } of tabs) {
    deed.refresh(kit)
    require(deed.shown(kit).length === 0, 'Something is left open.')
  }
  for (const wish of wishes) {
    const times = chain.taken.filter(({ what }) => what === toMeant(deed, wish)).length
    require(times >= 1, `${toMeant(deed, wish)} is known to be sent, and is not.`)
  }
  checkTaken(world)
}

async function restAndLook(world: World): Promise<void> {
  await rest(world)
  look(world)
  checkTaken(world)
}

/**
 * Runs the fault schedule of a seed in which a user spends as `deed` describes.
 *
 * @returns The number of transactions.
 * @throws The first violation, with the steps that led to it.
 */
export async function runSpending(seed: number, deed: Deed): Promise<number> {
  const world = createWorld(seed, deed)
  await playSchedule(seed, world, { stepCount, pickStep, look: restAndLook, end, finish })
  return world.chain.taken.length
}
