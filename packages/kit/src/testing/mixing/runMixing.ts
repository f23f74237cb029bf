import { getAccount } from '../../account/getAccount.ts'
import { followPending } from '../../connect/later/followPending.ts'
import { getDepositStore } from '../../deposit/getDepositStore.ts'
import { getNameStore } from '../../names/getNameStore.ts'
import { registerName } from '../../names/registerName.ts'
import { isAnythingPending } from '../../outbox/isAnythingPending.ts'
import { getSendStore } from '../../send/getSendStore.ts'
import { forgetSend, isAsking } from '../../send/sendOutbox.ts'
import { getSwapStore } from '../../swap/getSwapStore.ts'
import { forgetSwap, isSwapAsking } from '../../swap/swapOutbox.ts'
import { account } from '../replacing/createReplacer.ts'
import { giveUp } from '../schedules/giveUp.ts'
import { playSchedule } from '../schedules/playSchedule.ts'
import { require } from '../schedules/require.ts'
import { rest as restTabs } from '../schedules/rest.ts'
import { createWorld, nameZone, type World } from './createWorld.ts'
import { label, pickStep } from './steps.ts'

const stepCount = 40
const rounds = 4
/** Interval in ms and maximum number of status requests for a deposit (kit-behaviour §6). */
const [pollMs, mostPolls] = [5_000, 20]

async function rest(world: World): Promise<void> {
  world.pool.look()
  await restTabs(world, rounds)
}

/**
 * Checks after each step that no action spends twice, prompts more often than the user pressed, or
 * shows two payment pages together.
 */
function check(world: World): void {
  const { pool, replacer, chain, swaps, signer, service, presses, faults } = world
  const paid = pool.signed.filter(
    ({ what, block, fails }) => what === 'payment' && block !== undefined && !fails,
  )
  const beside = [...replacer.beside.keys()].filter(({ what }) => what === 'payment')
  require(paid.length <= 1 + beside.length, `The transfer was paid ${paid.length} times.`)
  const taken = new Set(chain.taken.map(({ what }) => what))
  require(taken.size === chain.taken.length, 'A swap was taken twice.')
  require(taken.size <= swaps, 'A swap was taken that nobody wanted.')
  require(signer.asked <= presses, `${signer.asked} signatures for ${presses} presses.`)
  require(service.posted <= signer.asked, `A name was posted ${service.posted} times.`)
  require(faults.length === 0, faults.join(' '))
}

async function look(world: World): Promise<void> {
  await rest(world)
  for (const { kit } of world.tabs) {
    const { requests } = getSendStore(kit).getState()
    world.known ||= requests.some(({ state }) => state === 'sent')
    for (const { id, state } of getSwapStore(kit).getState().requests)
      if (state === 'sent') world.knownSwaps.add(String(id.split('/')[0]))
  }
  check(world)
}

/**
 * Ends all simulated faults, answers every request, mines all blocks and lets the time limit of a
 * deposit pass.
 */
async function end(world: World): Promise<void> {
  const { pool, replacer, chain, exchange, service, signer, clock } = world
  Object.assign(replacer, { mood: 'sends' })
  Object.assign(chain, { mood: 'sends', node: 'clear' })
  Object.assign(exchange, { mood: 'clear' })
  Object.assign(service, { mood: 'clear' })
  Object.assign(signer, { mood: 'signs' })
  pool.node = 'clear'
  for (let left = mostPolls + 1; left >= 0; left -= 1) {
    for (const one of [replacer, chain, exchange, service, signer]) one.answerAll()
    pool.mine()
    await rest(world)
    clock.advance(pollMs)
  }
  while (pool.mine()) await rest(world)
  for (const { kit } of world.tabs) followPending(kit)
  await look(world)
}

/**
 * Dismisses requests with an unknown outcome after all faults have ended. No tab may then show a
 * pending request, and the name can be registered.
 */
async function finish(world: World): Promise<void> {
  for (const { kit, pending } of world.tabs) {
    require(pending.size === 0, 'An action never settles.')
    for (const request of getSendStore(kit).getState().requests) {
      const isStuck = request.state === 'sent' || isAsking(kit, request.id)
      require(!isStuck, `${request.id} is shown as pending.`)
      await giveUp(kit, request, forgetSend)
    }
    for (const request of getSwapStore(kit).getState().requests) {
      const isStuck = request.state === 'sent' || isSwapAsking(kit, request.id)
      require(!isStuck, `${request.id} is shown as pending.`)
      await giveUp(kit, request, forgetSwap)
    }
    await rest(world)
  }
  for (const { kit } of world.tabs) {
    require(!isAnythingPending(kit), 'A finished request is still recorded.')
    require(kit.toasts.getState().pending.length === 0, 'A toast shows a finished request.')
    require(getDepositStore(kit).getState().deposit === undefined, 'A deposit has no end.')
    require(!getNameStore(kit).getState().registering, 'A name is still being registered.')
  }
  for (const id of world.shown) require(world.ends.has(id), `No tab reported how ${id} ended.`)
  const [tab] = world.tabs
  if (!tab) throw new Error('A world has at least one tab.')
  world.presses += 1
  const registering = registerName(tab.kit, { label })
  await rest(world)
  const name = await registering
  require(name === `${label}.${nameZone}`, `The name is ${name}.`)
  require(world.service.owners.get(name) === account, 'The name has another owner.')
  require(getAccount(tab.kit).profileName === name, 'The name is not shown.')
  check(world)
}

/**
 * Runs a randomized test in which one account sends, replaces, swaps, deposits and registers a
 * name. The seed determines the order of user actions and faults.
 *
 * @returns The number of transactions, deposits and registrations.
 * @throws The first wrong behaviour, with the steps that led to it.
 */
export async function runMixing(seed: number): Promise<number> {
  const world = createWorld(seed)
  await playSchedule(seed, world, { stepCount, pickStep, look, end, finish })
  return (
    world.pool.signed.length + world.chain.taken.length + world.shown.size + world.service.posted
  )
}
