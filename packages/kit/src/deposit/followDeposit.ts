import { refreshAccount } from '../account/refreshAccount.ts'
import { showDepositArrival } from '../guide/fundingPages.ts'
import { createSlot } from '../kit/createSlot.ts'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { pollExchange } from '../outbox/pollExchange.ts'
import { trackPaymentDone, trackPaymentFailed } from '../outbox/trackPayment.ts'
import { showToast } from '../state/showToast.ts'
import { takeTurns } from '../storage/takeTurns.ts'
import { notifyTabs } from '../tabs/notifyTabs.ts'
import { setPending, showArrived } from '../tabs/pendingToasts.ts'
import { type Deposit, getDepositStore } from './getDepositStore.ts'
import { type DepositEnd, depositKey } from './storedDeposit.ts'
import { toTrackedDeposit } from './toTrackedDeposit.ts'

/** Interval in ms and maximum number of status requests to the exchange (kit-behaviour §6). */
const pollMs = 5_000
const pollCount = 20

const texts = {
  done: 'Deposit completed',
  failed: 'Deposit failed',
  unknown: 'Unable to get deposit status',
} as const

const startedToast = {
  message: 'Deposit started',
  variant: 'loading',
  text: { key: 'toast.depositStarted' },
} as const

const keys = {
  done: 'toast.depositDone',
  failed: 'toast.depositFailed',
  unknown: 'toast.depositUnknown',
} as const

const toToast = (end: DepositEnd) =>
  ({
    message: texts[end],
    variant: end === 'done' ? 'success' : 'error',
    text: { key: keys[end] },
  }) as const

function drop(kit: Kit): void {
  getDepositStore(kit).setState({ deposit: undefined })
  setPending(kit, 'deposit', [])
}

/** Marks a deposit as failed because its exchange returned no page. */
export function failDeposit(kit: Kit, deposit: Deposit): void {
  drop(kit)
  showToast(kit, toToast('failed'))
  trackPaymentFailed(kit, toTrackedDeposit(deposit), { ...deposit, message: texts.failed })
}

type End = { readonly end: DepositEnd; readonly hash?: string | undefined }

/**
 * Shows the outcome of a deposit in this tab, and stores it so that other tabs that show the
 * deposit as pending report it too. The outcome is the exchange's answer, or unknown once polling
 * stops.
 */
function endDeposit(kit: Kit, deposit: Deposit, { end, hash }: End): void {
  kit.storage.write(depositKey, { id: deposit.id, end })
  drop(kit)
  showToast(kit, toToast(end))
  if (end !== 'done') {
    trackPaymentFailed(kit, toTrackedDeposit(deposit), { ...deposit, message: texts[end] })
    return
  }
  refreshAccount(kit, deposit.asset.caipNetworkId)
  trackPaymentDone(kit, toTrackedDeposit(deposit), { ...deposit, hash })
  showDepositArrival(kit)
}

/**
 * Handles the outcome of a deposit that another tab has stored. Shows it if this tab has shown the
 * deposit as pending.
 */
function takeEnd(kit: Kit, deposit: Deposit, end: DepositEnd): void {
  showArrived(kit, deposit.id, toToast(end))
  drop(kit)
  if (end === 'done') refreshAccount(kit, deposit.asset.caipNetworkId)
}

/**
 * Requests the status of a deposit from the exchange once. Requests are counted across tabs and
 * page loads, including interrupted ones.
 */
async function poll(kit: Kit, deposit: Deposit, asked: number): Promise<void> {
  const { exchangeId, sessionId = '' } = deposit
  const onAsk = () => kit.storage.write(depositKey, { deposit, asked })
  const timer = { purpose: 'deposit', delayMs: pollMs }
  const answer = await pollExchange(kit, { ...timer, exchangeId, sessionId, onAsk })
  if (answer) endDeposit(kit, deposit, answer)
}

/**
 * Polls the exchange for the stored deposit until the deposit finishes or the kit stops. Only one
 * tab does this at a time.
 */
async function follow(kit: Kit): Promise<void> {
  while (getLifetime(kit).running) {
    const stored = kit.storage.read(depositKey)
    const { deposit } = getDepositStore(kit).getState()
    if (!stored || !deposit) return drop(kit)
    if (!('deposit' in stored)) return takeEnd(kit, deposit, stored.end)
    if (stored.asked >= pollCount) return endDeposit(kit, deposit, { end: 'unknown' })
    await poll(kit, stored.deposit, stored.asked + 1)
  }
}

const getFollowing = createSlot(() => ({ following: false }))

/**
 * Polls the stored deposit until it finishes, on any page of the modal and after a reload
 * (K-BUY-06). One tab polls at a time; the others wait, then continue polling or report the
 * outcome.
 */
export function followDeposit(kit: Kit): void {
  const stored = kit.storage.read(depositKey)
  const own = getFollowing(kit)
  if (!stored || !('deposit' in stored)) return
  const { deposit } = stored
  getDepositStore(kit).setState({ deposit })
  setPending(kit, 'deposit', [{ id: deposit.id, ...startedToast }])
  if (own.following) return
  own.following = true
  takeTurns(kit, kit.storage.nameOf(depositKey), () => follow(kit))
    // If the lock between tabs is not available, this tab does not poll. The next page load tries
    // again.
    .catch(() => undefined)
    .finally(() => {
      own.following = false
    })
}

/**
 * Stores a deposit once the exchange's page has opened, so that other tabs and later page loads
 * know it, and starts polling the exchange.
 */
export function keepDeposit(kit: Kit, deposit: Deposit): void {
  kit.storage.write(depositKey, { deposit, asked: 0 })
  notifyTabs(kit, { type: 'pending' })
  followDeposit(kit)
}
