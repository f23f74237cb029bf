import type { Kit } from '../kit/Kit.ts'
import type { PaymentFacts } from '../kit/KitEvent.ts'
import { track } from '../state/track.ts'

/** A payment or deposit: the properties that its analytics events have, except its progress. */
export type TrackedPayment = Omit<PaymentFacts, 'currentPayment'>

/**
 * Progress of a payment or deposit in its analytics events. Without `exchangeId`, a wallet pays.
 */
export type PaymentProgress = {
  readonly exchangeId?: string | undefined
  readonly sessionId?: string | undefined
  readonly hash?: string | undefined
}

type Status = NonNullable<PaymentFacts['currentPayment']['status']>

/** Builds the properties that every analytics event of a payment has. */
export function toPaymentFacts(
  payment: TrackedPayment,
  { exchangeId, sessionId, hash }: PaymentProgress,
  status?: Status,
): PaymentFacts {
  return {
    ...payment,
    currentPayment: {
      type: exchangeId === undefined ? 'wallet' : 'exchange',
      ...(exchangeId !== undefined && { exchangeId }),
      ...(sessionId && { sessionId }),
      ...(status && { status }),
      ...(hash && { result: hash }),
    },
  }
}

/** Tracks that the user has chosen an exchange. */
export function trackPaymentChosen(kit: Kit, payment: TrackedPayment, exchangeId: string): void {
  const properties = { ...toPaymentFacts(payment, { exchangeId }), exchange: { id: exchangeId } }
  track(kit, { event: 'PAY_EXCHANGE_SELECTED', properties })
}

/** Tracks that a payment has started: the wallet is prompted, or the exchange's page is open. */
export function trackPaymentBegun(
  kit: Kit,
  payment: TrackedPayment,
  progress: PaymentProgress,
): void {
  const properties = toPaymentFacts(payment, progress, 'IN_PROGRESS')
  track(kit, { event: 'PAY_INITIATED', properties })
}

/** Tracks that the recipient has received a payment or deposit. */
export function trackPaymentDone(
  kit: Kit,
  payment: TrackedPayment,
  progress: PaymentProgress,
): void {
  track(kit, { event: 'PAY_SUCCESS', properties: toPaymentFacts(payment, progress, 'SUCCESS') })
}

/** Tracks that a payment has failed, or that its outcome stays unknown. */
export function trackPaymentFailed(
  kit: Kit,
  payment: TrackedPayment,
  { message, ...progress }: PaymentProgress & { readonly message: string },
): void {
  const properties = { ...toPaymentFacts(payment, progress, 'FAILED'), message }
  track(kit, { event: 'PAY_ERROR', properties })
}
