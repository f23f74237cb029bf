import { formatAmount } from '@latchkey/core'
import { refreshAccount } from '../account/refreshAccount.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { isAnswer } from '../send/isAnswer.ts'
import type { SendToken } from '../send/SendForm.ts'
import { failedToast } from '../send/sendToasts.ts'
import { showToast } from '../state/showToast.ts'
import { track } from '../state/track.ts'
import { SwapFailedError, SwapPendingError } from './errors.ts'
import { awaitSwapEnd, forgetSwap, showSwaps, toSwappedToast, watchSwaps } from './followSwaps.ts'
import { resetSwap } from './getSwapStore.ts'
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
  showSwaps(kit)
  if (open) throw new SwapPendingError({ id: open.id })
  try {
    const sent = {
      ...asked,
      state: 'sent',
      hash: await swapping.send(plan.step, { onAsk }),
    } as const
    swapRequests.store(kit, sent)
    showSwaps(kit)
    return sent
  } catch (error) {
    // The wallet may have sent it, and its answer was lost: then it stays noted.
    if (!reached || isAnswer(error)) forgetSwap(kit, asked)
    trackFailure(kit, plan, error)
    throw error
  }
}

/** Waits until it is in the chain; what is late stays noted. @throws {SwapFailedError} It failed there. */
async function settle(kit: Kit, plan: SwapPlan, request: SwapRequest): Promise<boolean> {
  const end = await awaitSwapEnd(kit, request)
  if (end === 'done' || end === 'late') return end === 'done'
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
  refreshAccount(kit, sent.caipNetworkId)
  try {
    if (!(await settle(kit, plan, sent))) return
    track(kit, { event: 'SWAP_SUCCESS', properties: toSwapFacts(kit, plan) })
    const values = { sold: sold.symbol, bought: toText(quoted, bought) }
    showToast(kit, toSwappedToast(values))
  } catch {
    // Nothing but `SwapFailedError`, which has been told to who listens.
    showToast(kit, failedToast)
  }
}

async function sendOnce(kit: Kit, parameters: SendSwapParameters): Promise<SendSwapReturnType> {
  watchSwaps(kit)
  const sent = await ask(kit, parameters)
  if (sent.act !== 'swap') await approve(kit, parameters, sent)
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
  sending.then(() => act !== 'swap' && end(), end)
  return sending
}

/** Says whether this page still waits for the wallet's answer to a request, or has had it. */
export function isSwapAsking(kit: Pick<Kit, 'slots'>, id: string): boolean {
  return getSwaps(kit).has(id)
}
