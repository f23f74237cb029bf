import { formatAmount } from '@latchkey/core'
import { refreshBalances } from '../account/refreshBalances.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { failedToast } from '../send/failedToast.ts'
import { isAnswer } from '../send/isAnswer.ts'
import type { SendToken } from '../send/SendForm.ts'
import { isWaitedFor, waitInChain } from '../send/waitInChain.ts'
import { showToast } from '../state/showToast.ts'
import { track } from '../state/track.ts'
import { SwapFailedError, SwapPendingError } from './errors.ts'
import { getSwapStore, readOwnSwaps, resetSwap } from './getSwapStore.ts'
import { requireSwapping, type SwapPlan } from './planQuery.ts'
import { type SwapRequest, swapRequests } from './SwapRequest.ts'
import { toSwapFacts } from './toSwapFacts.ts'

export type SendSwapParameters = {
  /** Of what the person was shown: asked twice under one id, the wallet is asked once. */
  readonly id: string
  readonly plan: SwapPlan
}

export type SendSwapReturnType = {
  /** Of the transaction. */
  readonly hash: string
}

/** What is under way or done on this page, by id and act. */
const getSwaps = createSlot(() => new Map<string, Promise<SendSwapReturnType>>())

const shownPlaces = 6
const toText = (amount: bigint, { decimals, symbol }: SendToken) =>
  `${formatAmount(amount, decimals, shownPlaces)} ${symbol}`

function toRequest({ id, plan }: SendSwapParameters): SwapRequest {
  const { step, sold, bought, amount, quoted } = plan
  const { act, order } = step
  return {
    id: `${id}/${act}`,
    from: order.account,
    caipNetworkId: order.caipNetworkId,
    act,
    sold: toText(amount, sold),
    bought: toText(quoted, bought),
    state: 'asked',
  }
}

function showRequests(kit: Kit): void {
  getSwapStore(kit).setState({ requests: readOwnSwaps(kit) })
}

function trackFailure(kit: Kit, plan: SwapPlan, error: unknown): void {
  const event = plan.step.act === 'swap' ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR'
  const message = error instanceof Error ? error.message : String(error)
  track(kit, { event, properties: { ...toSwapFacts(kit, plan), message } })
}

/** The wallet is asked once, whatever happens to the page that asked: its answer counts wherever the person is then. */
async function ask(kit: Kit, parameters: SendSwapParameters): Promise<SwapRequest> {
  const { plan } = parameters
  const swapping = requireSwapping(kit)
  const asked = toRequest(parameters)
  let reached = false
  const onAsk = () => {
    reached = true
  }
  const open = await swapRequests.begin(kit, asked)
  showRequests(kit)
  if (open) throw new SwapPendingError({ id: open.id })
  try {
    const sent = {
      ...asked,
      state: 'sent',
      hash: await swapping.send(plan.step, { onAsk }),
    } as const
    swapRequests.store(kit, sent)
    showRequests(kit)
    return sent
  } catch (error) {
    // The wallet may have sent it, and its answer was lost: then it stays noted.
    if (!reached || isAnswer(error)) forgetSwap(kit, asked)
    trackFailure(kit, plan, error)
    throw error
  }
}

async function awaitEnd(kit: Kit, request: SwapRequest): ReturnType<typeof waitInChain> {
  const { caipNetworkId, hash = '' } = request
  const end = await waitInChain(kit, { caipNetworkId, hash })
  if (end === 'late') return end
  forgetSwap(kit, request)
  refreshBalances(kit, caipNetworkId)
  return end
}

/** Waits until it is in the chain; what is late stays noted. @throws {SwapFailedError} It failed there. */
async function settle(kit: Kit, plan: SwapPlan, request: SwapRequest): Promise<boolean> {
  const end = await awaitEnd(kit, request)
  if (end !== 'failed') return end === 'done'
  const error = new SwapFailedError({ hash: request.hash ?? '' })
  trackFailure(kit, plan, error)
  throw error
}

/** An approval is over when it is in the chain: then the next step is planned. */
async function approve(kit: Kit, { plan }: SendSwapParameters, sent: SwapRequest): Promise<void> {
  await settle(kit, plan, sent)
  await getQueryClient(kit).invalidateQueries({ queryKey: ['swapPlan'] })
}

/** A swap goes on without anybody waiting for it. */
async function follow(kit: Kit, { plan }: SendSwapParameters, sent: SwapRequest): Promise<void> {
  const { sold, bought, quoted } = plan
  refreshBalances(kit, sent.caipNetworkId)
  try {
    if (!(await settle(kit, plan, sent))) return
    track(kit, { event: 'SWAP_SUCCESS', properties: toSwapFacts(kit, plan) })
    const values = { sold: sold.symbol, bought: toText(quoted, bought) }
    const message = `Swapped ${values.sold} to ${values.bought}`
    showToast(kit, { message, variant: 'success', text: { key: 'toast.swapped', values } })
  } catch {
    // Nothing but `SwapFailedError`, which has been told to who listens.
    showToast(kit, failedToast)
  }
}

async function sendOnce(kit: Kit, parameters: SendSwapParameters): Promise<SendSwapReturnType> {
  const sent = await ask(kit, parameters)
  if (sent.act === 'approve') await approve(kit, parameters, sent)
  else {
    resetSwap(kit)
    const { sold, bought } = parameters.plan
    const message = `Swapping ${sold.symbol} to ${bought.symbol}`
    showToast(kit, { message, variant: 'loading' })
    void follow(kit, parameters, sent)
  }
  return { hash: sent.hash ?? '' }
}

/**
 * Asks the wallet for the next step of a swap: an approval, which is waited for until it is in the chain, or the swap, which
 * is over when the wallet has answered. Once per id and step, however often it is asked; what was asked is noted in the
 * browser until it is known how it went. After a swap the form is empty and balances are read again.
 *
 * @throws {SwapPendingError} An earlier request of the account has no answer yet, here or in another tab.
 * @throws {SwapMismatchError} The transaction is not what was shown. Nobody was asked.
 * @throws {SwapPriceChangedError} Less would be bought than was shown. Nobody was asked.
 * @throws {SwapFailedError} The approval is in the chain, and failed.
 * @throws {FeatureNotSupportedError} The wallet cannot swap.
 * @throws {ConnectionRejectedError} The person refused.
 */
export function sendSwap(kit: Kit, parameters: SendSwapParameters): Promise<SendSwapReturnType> {
  const { act } = parameters.plan.step
  const swaps = getSwaps(kit)
  const key = `${parameters.id}/${act}`
  const known = swaps.get(key)
  if (known) return known
  const sending = sendOnce(kit, parameters)
  swaps.set(key, sending)
  const end = () => swaps.delete(key)
  // What failed may be tried again, and an approval that is over may be needed again; a swap that was sent may not.
  sending.then(() => act === 'approve' && end(), end)
  return sending
}

/** Says whether this page still waits for the wallet's answer to a request, or has had it. */
export function isSwapAsking(kit: Pick<Kit, 'slots'>, id: string): boolean {
  return getSwaps(kit).has(id)
}

/** Forgets a request that a person has looked after themselves: they may swap again. */
export function forgetSwap(kit: Kit, request: Pick<SwapRequest, 'id' | 'caipNetworkId'>): void {
  swapRequests.drop(kit, request)
  showRequests(kit)
}

async function resume(kit: Kit, request: SwapRequest): Promise<void> {
  const end = await awaitEnd(kit, request)
  if (end === 'failed') showToast(kit, failedToast)
}

/**
 * Reads again what is under way: another tab may have begun or ended something. What was sent is waited for again, where
 * the page that sent it was left or had given up.
 */
export function refreshSwaps(kit: Kit): void {
  showRequests(kit)
  for (const request of readOwnSwaps(kit)) {
    const { hash } = request
    if (hash !== undefined && !isWaitedFor(kit, hash)) void resume(kit, request)
  }
}
