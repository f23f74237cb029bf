import { ModalClosedError } from '@latchkey/core'
import { getShownPage, type ViewName } from '@latchkey/modal'
import { getQueryClient } from '../api/getQueryClient.ts'
import { closeModal } from '../guide/closeModal.ts'
import type { Kit } from '../kit/Kit.ts'
import { startTimer } from '../kit/startTimer.ts'
import { PayError } from '../pay/errors.ts'
import { resumePayment } from '../pay/followPayment.ts'
import { getPayStore, type PayProgress, type PayState } from '../pay/getPayStore.ts'
import { type Payment, type PayParameters, toPayment } from '../pay/Payment.ts'
import { payExchangesQuery } from '../pay/payExchangesQuery.ts'
import { readPayment } from '../pay/storedPayments.ts'
import { trackOpened } from '../pay/trackPay.ts'
import { openModal } from './openModal.ts'

/** Default time limit of a payment in ms. Source: kit-behaviour §5.5. */
const payMs = 300_000

export type OpenPayParameters = PayParameters & {
  /** Time limit of the payment in milliseconds. Default: 5 minutes. */
  readonly timeoutMs?: number | undefined
}

export type PayReturnType = {
  readonly id: string
  /**
   * Outcome of the payment. `failure` and `refund`: the payment was not made, and the user may try
   * again. `timeout`: the payment may still arrive. Requesting it again under the same id continues
   * to follow it.
   */
  readonly status: NonNullable<PayProgress['end']>
  /** Hash of the paying transaction, if known. */
  readonly hash?: string
}

/**
 * Views in which the user decides how to pay, before a wallet or an exchange receives the request.
 */
const payViews: readonly ViewName[] = ['Pay', 'PayQuote', 'PayLoading']

/**
 * Tracks that the payment page has opened, with the available exchanges. If they cannot be read the
 * list is empty.
 */
async function trackOpenedPayment(kit: Kit, payment: Payment): Promise<void> {
  const reading = getQueryClient(kit).fetchQuery(payExchangesQuery(kit, payment))
  trackOpened(kit, payment, await reading.catch(() => []))
}

/**
 * Closes the payment page at the deadline if no wallet and no exchange has received the request.
 */
function giveUpChoosing(kit: Kit, { id }: Payment): void {
  const store = getPayStore(kit)
  const { payment, progress } = store.getState()
  if (payment?.id !== id || progress) return
  store.setState({ payment: undefined })
  if (payViews.includes(getShownPage(kit.modal.getState()).view)) closeModal(kit)
}

/**
 * Opens the modal on a payment that the app requests. The user pays with a wallet or from an
 * exchange, or closes the modal. A payment that this browser has already started under the same id
 * is shown and not made again.
 *
 * @throws {PayError} A parameter is invalid, or another payment is running.
 */
export async function openPay(kit: Kit, parameters: OpenPayParameters): Promise<Payment> {
  const { timeoutMs = payMs, ...asked } = parameters
  const payment = await toPayment(kit, asked)
  const store = getPayStore(kit)
  const { payment: other, progress } = store.getState()
  const isBusy = progress !== undefined && !progress.end
  if (isBusy && other?.id !== payment.id) throw new PayError('UNABLE_TO_INITIATE_PAYMENT')
  if (!isBusy) {
    store.setState({ payment, endsAt: kit.ports.now() + timeoutMs, progress: undefined })
    startTimer(kit, { purpose: 'pay', delayMs: timeoutMs }, () => giveUpChoosing(kit, payment))
    const stored = readPayment(kit, payment.id)
    if (stored) resumePayment(kit, payment, stored)
  }
  const view = store.getState().progress ? 'PayLoading' : 'Pay'
  openModal(kit, { view })
  void trackOpenedPayment(kit, payment)
  return payment
}

/** Returns the result of a payment, or `undefined` while it is pending. */
function toResult(kit: Kit, { id }: Payment, state: PayState): PayReturnType | Error | undefined {
  const { payment, progress } = state
  if (payment?.id !== id) return new ModalClosedError()
  if (progress?.end) {
    const { end: status, hash } = progress
    return { id, status, ...(hash !== undefined && { hash }) }
  }
  return progress || kit.modal.getState().open ? undefined : new ModalClosedError()
}

/**
 * Opens the modal on a payment and waits for its outcome. Once a wallet or an exchange has received
 * the request, the wait continues even if the user closes the modal, because money is involved.
 *
 * @throws {PayError} A parameter is invalid, or another payment is running.
 * @throws {ModalClosedError} The user closed the modal or chose nothing in time. No wallet or
 * exchange received a request.
 */
export async function pay(kit: Kit, parameters: OpenPayParameters): Promise<PayReturnType> {
  const payment = await openPay(kit, parameters)
  const store = getPayStore(kit)
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = []
    const settle = () => {
      const result = toResult(kit, payment, store.getState())
      if (!result) return
      for (const stop of stops) stop()
      if (result instanceof Error) reject(result)
      else resolve(result)
    }
    stops.push(store.subscribe(settle), kit.modal.subscribe(settle))
    settle()
  })
}
