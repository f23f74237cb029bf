import { getExchangeBuyStatus } from '@latchkey/blockchain-api'
import { getShownPage } from '@latchkey/modal'
import { refreshBalances } from '../account/refreshBalances.ts'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import { getFeatures } from '../features/getFeatures.ts'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { startTimer } from '../kit/startTimer.ts'
import { showToast } from '../state/showToast.ts'
import { type Deposit, getDepositStore } from './getDepositStore.ts'
import { trackDone, trackFailed } from './trackDeposit.ts'

/** kit-behaviour §6: how often an exchange is asked, and how many times at most. */
const pollMs = 5_000
const pollCount = 20

const texts = {
  done: 'Deposit completed',
  failed: 'Deposit failed',
  unknown: 'Unable to get deposit status',
} as const

/** Ends a deposit that has failed, or of which nobody hears any more. */
export function failDeposit(kit: Kit, deposit: Deposit, end: 'failed' | 'unknown'): void {
  getDepositStore(kit).setState({ deposit: undefined })
  showToast(kit, { message: texts[end], variant: 'error' })
  trackFailed(kit, deposit, texts[end])
}

/** Who waits in the account sees what has come; on any other page nothing moves. */
function showArrival(kit: Kit): void {
  const state = kit.modal.getState()
  if (!state.open || getShownPage(state).view !== 'Account' || !getFeatures(kit).activity) return
  kit.modal.send({ type: 'push', page: { view: 'Transactions' } })
}

function completeDeposit(kit: Kit, deposit: Deposit, hash: string | null | undefined): void {
  const { caipNetworkId } = deposit.asset
  getDepositStore(kit).setState({ deposit: undefined })
  refreshBalances(kit, caipNetworkId)
  // A read that fails shows where it is shown.
  getQueryClient(kit)
    .invalidateQueries({ queryKey: ['history', caipNetworkId] })
    .catch(() => undefined)
  showToast(kit, { message: texts.done, variant: 'success' })
  trackDone(kit, deposit, hash)
  showArrival(kit)
}

/** An exchange that does not answer now may do so the next time, which is the one way of trying again. */
async function readStatus(kit: Kit, { exchangeId, sessionId = '' }: Deposit) {
  const input = { params: { exchangeId, sessionId } }
  return fetchEndpoint(kit, getExchangeBuyStatus, { input, retries: 0 }).catch(() => undefined)
}

async function look(kit: Kit, deposit: Deposit, asked: number): Promise<void> {
  const answer = await readStatus(kit, deposit)
  if (!getLifetime(kit).running) return
  if (answer?.status === 'SUCCESS') completeDeposit(kit, deposit, answer.txHash)
  else if (answer?.status === 'FAILED') failDeposit(kit, deposit, 'failed')
  else if (asked === pollCount) failDeposit(kit, deposit, 'unknown')
  else followDeposit(kit, deposit, asked)
}

/** Asks how a deposit goes until it has an end, wherever the person is meanwhile (K-BUY-06). */
export function followDeposit(kit: Kit, deposit: Deposit, asked = 0): void {
  startTimer(kit, { purpose: 'deposit', delayMs: pollMs }, () => void look(kit, deposit, asked + 1))
}
