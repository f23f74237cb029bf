import { getDepositStore } from '../../deposit/getDepositStore.ts'
import { playSchedule } from '../schedules/playSchedule.ts'
import { require } from '../schedules/require.ts'
import { rest as restTabs } from '../schedules/rest.ts'
import { createWorld, type World } from './createWorld.ts'
import { passTime, pickStep } from './steps.ts'

const stepCount = 28
const rounds = 4
/** Interval in ms and maximum number of status requests for a deposit. Source: kit-behaviour §6. */
const [pollMs, mostAsked] = [5_000, 20]
const completed = 'Deposit completed'

/**
 * Checks after each step: no wrong behaviour was recorded, and the numbers of status requests and
 * success toasts are right.
 */
function check({ faults, exchange, ends, tabs }: World): void {
  require(faults.length === 0, faults.join(' '))
  for (const { id, asked } of exchange.sessions.values())
    require(asked <= mostAsked, `${id} was asked after ${asked} times.`)
  const done = [...ends.values()].filter((end) => end === 'done').length
  for (const { said } of tabs) {
    const times = said.filter((message) => message === completed).length
    require(times <= done, `${times} toasts for ${done} deposits.`)
  }
}

/**
 * Ends all simulated faults, answers every request and lets the exchange's time limit pass. Every
 * deposit must then have an outcome.
 */
async function end(world: World): Promise<void> {
  const { exchange, windows, tabs } = world
  Object.assign(exchange, { mood: 'clear' })
  Object.assign(windows, { blocked: false })
  for (let left = mostAsked + 1; left >= 0; left -= 1) {
    exchange.answerAll()
    await restTabs(world, rounds)
    passTime(world, pollMs)
  }
  await restTabs(world, rounds)
  check(world)
  for (const { kit, pending } of tabs) {
    require(pending.size === 0, 'A press never settles.')
    require(getDepositStore(kit).getState().deposit === undefined, 'A deposit has no end.')
    require(kit.toasts.getState().pending.length === 0, 'A toast says that it is on its way.')
  }
  for (const id of world.shown) require(world.ends.has(id), `Nobody said how ${id} ended.`)
}

/**
 * Checks that a new deposit succeeds after all faults have ended, and that every tab which shows
 * the deposit reports the success.
 */
async function finish(world: World): Promise<void> {
  const { exchange, shown, tabs } = world
  const [tab] = tabs
  const before = shown.size
  if (tab) world.deposit(tab)
  await restTabs(world, rounds)
  require(shown.size === before + 1, 'Nothing can be deposited any more.')
  // Another tab may receive the notification before it can read the stored deposit. It then shows
  // nothing.
  const showing = tabs.filter(({ kit }) => getDepositStore(kit).getState().deposit)
  for (const session of exchange.sessions.values()) session.status = 'SUCCESS'
  for (let left = 3; left > 0; left -= 1) {
    passTime(world, pollMs)
    await restTabs(world, rounds)
  }
  check(world)
  for (const { said } of showing)
    require(said.at(-1) === completed, 'A page does not say that it is there.')
}

async function look(world: World): Promise<void> {
  await restTabs(world, rounds)
  check(world)
}

/**
 * Runs a randomized test in which a user deposits from an exchange. The seed determines the order
 * of user actions and faults.
 *
 * @returns The number of payment pages shown.
 * @throws The first wrong behaviour, with the steps that led to it.
 */
export async function runDepositing(seed: number): Promise<number> {
  const world = createWorld(seed)
  await playSchedule(seed, world, { stepCount, pickStep, look, end, finish })
  return world.shown.size
}
