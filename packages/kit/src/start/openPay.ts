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

/** kit-behaviour §5.5. */
const payMs = 300_000

export type OpenPayParameters = PayParameters & {
  /** How long the payment may take, 5 minutes by default. */
  readonly timeoutMs?: number | undefined
}

export type PayReturnType = {
  readonly id: string
  /**
   * `failure` and `refund`: it was not paid, and may be tried again. `timeout`: it may still come; asked for again under the
   * same id, it is followed on.
   */
  readonly status: NonNullable<PayProgress['end']>
  /** Of the transaction that pays, where it is known. */
  readonly hash?: string
}

/** Pages on which a person decides about a payment. */
const payViews: readonly ViewName[] = ['Pay', 'PayQuote', 'PayLoading']

/** The event names those who can be chosen; where they cannot be read, none. */
async function tellOpened(kit: Kit, payment: Payment): Promise<void> {
  const reading = getQueryClient(kit).fetchQuery(payExchangesQuery(kit, payment))
  trackOpened(kit, payment, await reading.catch(() => []))
}

/** Nobody was asked within the time: the page that waits for it closes. */
function giveUpChoosing(kit: Kit, { id }: Payment): void {
  const store = getPayStore(kit)
  const { payment, progress } = store.getState()
  if (payment?.id !== id || progress) return
  store.setState({ payment: undefined })
  if (payViews.includes(getShownPage(kit.modal.getState()).view)) closeModal(kit)
}

/**
 * Opens the modal on a payment the app asks for: a person pays by wallet or from an exchange, or leaves. An order that was
 * begun earlier under the same id, in this browser, is shown as it is and not paid again.
 *
 * @throws {PayError} A part of it is not valid, or another payment is under way.
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
  void tellOpened(kit, payment)
  return payment
}

/** What has become of a payment; `undefined` while that is open. */
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
 * Opens the modal on a payment and waits for its end. Once a wallet or an exchange was asked, it waits wherever the person
 * is: it is about money.
 *
 * @throws {PayError} A part of it is not valid, or another payment is under way.
 * @throws {ModalClosedError} The person left, or chose nothing within the time. Nobody was asked.
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
