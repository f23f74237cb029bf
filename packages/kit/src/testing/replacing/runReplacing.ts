import { NotReplaceableError } from '@latchkey/core'
import { getSendStore } from '../../send/getSendStore.ts'
import { replacementQuery } from '../../send/replaceSend.ts'
import { forgetSend, isAsking } from '../../send/sendOutbox.ts'
import { refreshSends } from '../../send/watchSends.ts'
import { playSchedule } from '../schedules/playSchedule.ts'
import { require } from '../schedules/require.ts'
import { rest as restTabs } from '../schedules/rest.ts'
import type { Signed, What } from './createPool.ts'
import { createWorld, type End, getGroup, type Tab, type World } from './createWorld.ts'
import { check, pickStep } from './steps.ts'

const stepCount = 24
/** Time in ms for which a toast stays visible. */
const toastMs = 2_500

async function rest(world: World): Promise<void> {
  world.pool.look()
  await restTabs(world)
  for (const { kit } of world.tabs) kit.test.clock.advance(toastMs)
}

const isMined = ({ block }: Signed) => block !== undefined

/** Summarizes the mined transactions of the fake chain by their effect. */
function readChain({ pool, replacer }: World) {
  const mined = pool.signed.filter(isMined)
  const of = (what: What) => mined.filter((one) => one.what === what)
  const payments = of('payment')
  const takers = new Set(mined.filter(({ what }) => what !== 'payment').map(({ nonce }) => nonce))
  return {
    paid: payments.filter(({ fails }) => !fails),
    /**
     * Mined payments, except those that the wallet sent separately instead of a replacement and
     * that a tab has reported to the user.
     */
    own: payments.filter((one) => !one.fails && !replacer.beside.get(one)),
    failed: payments.some(({ fails }) => fails),
    cancelled: of('nothing').length > 0,
    taken: pool.signed.some(({ what, nonce }) => what === 'payment' && takers.has(nonce)),
  }
}

/** Checks that every outcome which a tab has reported is true. */
function checkReported(world: World): void {
  const { paid, own, failed, cancelled, taken } = readChain(world)
  const [isPaid, isOwnPaid] = [paid.length > 0, own.length > 0]
  // If the node was down, no page could detect the separate transaction.
  const isUnseen = [...world.replacer.beside.values()].includes(false)
  const truth: Readonly<Record<End, boolean>> = {
    sent: isPaid,
    'too late': isPaid,
    failed,
    cancelled: cancelled && (!isOwnPaid || isUnseen),
    replaced: taken && !isOwnPaid,
  }
  for (const end of world.news.splice(0)) {
    require(truth[end], `A page said: ${end}.`)
    world.told.add(end)
  }
}

/**
 * Checks that the payment is mined once. The wallet may cause further payments only if a tab
 * reports them to the user.
 */
function checkPaid(world: World): void {
  const { checked, warned, left, replacer } = world
  const { paid } = readChain(world)
  const beside = [...replacer.beside].filter(([{ what }]) => what === 'payment')
  require(paid.length <= 1 + checked + beside.length, `It was paid ${paid.length} times.`)
  const seen = [...replacer.beside.values()].filter(Boolean).length
  require(left || warned >= seen, 'The wallet sent something beside it, and nobody was told.')
}

function look(world: World): void {
  for (const tab of world.tabs) {
    const { requests } = getSendStore(tab.kit).getState()
    if (requests.some(({ state }) => state === 'sent')) world.shown = true
  }
  world.known ||= world.shown
  require(world.wrong === undefined, String(world.wrong))
  checkReported(world)
  checkPaid(world)
}

/**
 * Checks that a tab shows when no node knows a transaction, and that the user can remove that
 * transaction.
 */
async function forgetUnknown({ kit }: Tab): Promise<void> {
  const request = getSendStore(kit)
    .getState()
    .requests.find(({ state }) => state === 'sent')
  if (request?.hash === undefined) return
  const query = replacementQuery(kit, { ...request, hash: request.hash })
  const error = await query.queryFn({ signal: new AbortController().signal }).catch((each) => each)
  const isUnknown = error instanceof NotReplaceableError && error.reason === 'unknown'
  require(isUnknown, `${request.id} is on its way, and there for good.`)
  await forgetSend(kit, request)
}

/** Ends all simulated faults, answers every request and mines blocks until the mempool is empty. */
async function end(world: World): Promise<void> {
  const { pool, replacer, tabs } = world
  Object.assign(pool, { node: 'clear' })
  Object.assign(replacer, { mood: 'sends' })
  replacer.answerAll()
  await rest(world)
  for (let left = pool.signed.length; left >= 0; left -= 1) {
    // A missing nonce blocks all later transactions, so another transaction fills it.
    if (!pool.mine()) pool.sign('something else')
    await rest(world)
  }
  for (const { kit, pending } of tabs) {
    refreshSends(kit)
    require(pending.size === 0, 'Something never settles.')
  }
  await rest(world)
  look(world)
}

/**
 * Checks after all faults have ended that the user can remove every remaining request, and that the
 * outcome of a shown payment was reported.
 */
async function finish(world: World): Promise<void> {
  const { tabs, told, shown, left } = world
  const [tab] = tabs
  if (!tab) throw new Error('A world has at least one tab.')
  const isOpen = getGroup(tab) !== undefined
  for (const { id, state } of getSendStore(tab.kit).getState().requests)
    require(state === 'sent' || !isAsking(tab.kit, id), `${id} is waited for in vain.`)
  await check(world, tab)
  for (let count = 0; count < 8 && getGroup(tab); count += 1) await forgetUnknown(tab)
  world.pool.giveUp()
  await rest(world)
  for (const each of tabs) {
    refreshSends(each.kit)
    require(getSendStore(each.kit).getState().requests.length === 0, 'Something is left open.')
    const { pending } = each.kit.toasts.getState()
    require(pending.length === 0, 'A toast says that something is on its way.')
  }
  require(isOpen || left || !shown || told.size > 0, 'Nobody said how it ended.')
}

async function restAndLook(world: World): Promise<void> {
  await rest(world)
  look(world)
}

/**
 * Runs a randomized test in which a user speeds up and cancels a payment. The seed determines the
 * order of user actions and faults.
 *
 * @returns The number of signed transactions.
 * @throws The first wrong behaviour, with the steps that led to it.
 */
export async function runReplacing(seed: number): Promise<number> {
  const world = createWorld(seed)
  await playSchedule(seed, world, { stepCount, pickStep, look: restAndLook, end, finish })
  return world.pool.signed.length
}
