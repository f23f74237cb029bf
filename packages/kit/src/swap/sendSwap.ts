import { formatAmount } from '@latchkey/core'
import { refreshAccount } from '../account/refreshAccount.ts'
import type { Token } from '../account/Token.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import { onScreen } from '../guide/onScreen.ts'
import type { Kit } from '../kit/Kit.ts'
import { failedToast } from '../outbox/failedToast.ts'
import { followRequest } from '../outbox/followRequest.ts'
import type { Retry } from '../outbox/Retry.ts'
import { requestWallet, type Sent } from '../outbox/requestWallet.ts'
import { runOnce } from '../outbox/runOnce.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { showToast } from '../state/showToast.ts'
import { track } from '../state/track.ts'
import { SwapFailedError } from './errors.ts'
import { resetSwap } from './getSwapStore.ts'
import { requireSwapping, type SwapPlan } from './planQuery.ts'
import type { SwapRequest } from './SwapRequest.ts'
import { getSwapRuns, type SendSwapReturnType, swapOutbox } from './swapOutbox.ts'
import { toSwappedToast, toSwapStartedToast } from './swapToasts.ts'
import { toSwapFacts } from './toSwapFacts.ts'
import { watchSwaps } from './watchSwaps.ts'

export type SendSwapParameters = Retry & {
  /**
   * Id of the swap, created when the user saw its preview. Several calls with one id prompt the
   * wallet only once.
   */
  readonly id: string
  readonly plan: SwapPlan
}

const toText = (kit: Kit, amount: bigint, { decimals, symbol }: Token) =>
  `${formatAmount(amount, decimals, { locale: kit.preferences.getState().locale })} ${symbol}`

function toRequest(kit: Kit, { id, plan }: SendSwapParameters): SwapRequest {
  const { step, sold, bought, amount, quoted } = plan
  const { act, order } = step
  return {
    id: `${id}/${act}`,
    from: order.account,
    caipNetworkId: order.caipNetworkId,
    act,
    sold: toText(kit, amount, sold),
    bought: toText(kit, quoted, bought),
    state: 'asked',
  }
}

function trackFailure(kit: Kit, plan: SwapPlan, error: unknown): void {
  const event = plan.step.act === 'swap' ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR'
  const message = error instanceof Error ? error.message : String(error)
  track(kit, { event, properties: { ...toSwapFacts(kit, plan), message } })
}

/** Prompts the wallet for the next step of a swap: an approval or the swap. */
async function ask(kit: Kit, parameters: SendSwapParameters): Promise<Sent<SwapRequest>> {
  const { plan, despite, confirmed } = parameters
  const swapping = requireSwapping(kit)
  const login = getActiveConnection(kit)?.login
  const screen = { onSuccess: () => kit.modal.send({ type: 'back', connected: true }) }
  const run = async (onAsk: () => void) => {
    try {
      return await onScreen(kit, { login, screen }, () => swapping.send(plan.step, { onAsk }))
    } catch (error) {
      trackFailure(kit, plan, error)
      throw error
    }
  }
  const retry = { despite, confirmed }
  return requestWallet(kit, swapOutbox, { asked: toRequest(kit, parameters), retry, run })
}

/**
 * Waits until the transaction of a swap or approval is mined. If that takes too long, the request
 * stays stored.
 *
 * @throws {SwapFailedError} The transaction failed.
 */
async function settle(kit: Kit, plan: SwapPlan, sent: Sent<SwapRequest>): Promise<boolean> {
  const end = await followRequest(kit, swapOutbox, { sent, report: () => [sent] })
  if (end === 'done' || end === 'late') return end === 'done'
  const error = new SwapFailedError({ hash: sent.hash })
  trackFailure(kit, plan, error)
  throw error
}

/** Waits until an approval is mined, because the swap itself can only be planned after that. */
async function approve(
  kit: Kit,
  { plan }: SendSwapParameters,
  sent: Sent<SwapRequest>,
): Promise<void> {
  await settle(kit, plan, sent)
  await getQueryClient(kit).invalidateQueries({ queryKey: ['swapPlan'] })
}

/** Waits in the background until a sent swap is mined, and shows the outcome. */
async function follow(
  kit: Kit,
  { plan }: SendSwapParameters,
  sent: Sent<SwapRequest>,
): Promise<void> {
  refreshAccount(kit, sent.caipNetworkId)
  try {
    if (!(await settle(kit, plan, sent))) return
    track(kit, { event: 'SWAP_SUCCESS', properties: toSwapFacts(kit, plan) })
    showToast(kit, toSwappedToast(sent))
  } catch {
    // The only possible error is `SwapFailedError`, which listeners have already received.
    showToast(kit, failedToast)
  }
}

async function askAndFollow(kit: Kit, parameters: SendSwapParameters): Promise<SendSwapReturnType> {
  watchSwaps(kit)
  const sent = await ask(kit, parameters)
  if (sent.act !== 'swap') await approve(kit, parameters, sent)
  else {
    resetSwap(kit)
    showToast(kit, toSwapStartedToast(sent))
    void follow(kit, parameters, sent)
  }
  return { hash: sent.hash }
}

/**
 * Requests the next step of a swap from the wallet: an approval or the swap. An approval finishes
 * when it is mined, a swap when the wallet has answered. Each step of an id is requested once,
 * however often it is called. The browser stores the request until its outcome is known. After a
 * swap the form is emptied and balances are read again.
 *
 * @throws {SwapPendingError} An earlier request of the account has no answer yet, from this tab or
 *   another one, or an unknown outcome and is not in `despite`.
 * @throws {MayRepeatError} A request of `despite` may have been carried out, because the account's
 *   position has moved since then or cannot be read. The wallet was not prompted.
 * @throws {SwapMismatchError} The transaction differs from the one shown. The wallet was not
 *   prompted.
 * @throws {SwapPriceChangedError} The swap would buy less than shown. The wallet was not prompted.
 * @throws {SwapFailedError} The approval was mined but failed.
 * @throws {FeatureNotSupportedError} The wallet cannot swap.
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {MaybeSentError} The transaction may have been sent. It stays stored as `unknown`.
 */
export function sendSwap(kit: Kit, parameters: SendSwapParameters): Promise<SendSwapReturnType> {
  const { act } = parameters.plan.step
  const id = `${parameters.id}/${act}`
  // An approval may be needed again after it was mined. A sent swap is never repeated.
  const stays = act === 'swap'
  return runOnce(getSwapRuns(kit), { id, run: () => askAndFollow(kit, parameters), stays })
}
