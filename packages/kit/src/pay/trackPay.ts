import type { Exchange } from '@latchkey/blockchain-api'
import { toAssetId } from '../deposit/DepositAsset.ts'
import type { Kit } from '../kit/Kit.ts'
import { type TrackedPayment, toPaymentFacts } from '../outbox/trackPayment.ts'
import { track } from '../state/track.ts'
import type { Payment } from './Payment.ts'

/** Converts a payment to the properties of the analytics events about it. */
export function toTrackedPay(payment: Payment): TrackedPayment {
  const { id, caipNetworkId, asset, amount, recipient } = payment
  return {
    source: 'pay',
    paymentId: id,
    configuration: { network: caipNetworkId, asset: toAssetId(asset), amount, recipient },
  }
}

/** Tracks that the payment page has opened, with the offered exchanges. */
export function trackOpened(kit: Kit, payment: Payment, exchanges: readonly Exchange[]): void {
  const properties = {
    ...toPaymentFacts(toTrackedPay(payment), {}),
    exchanges: exchanges.map(({ id, name }) => ({ id, name })),
  }
  track(kit, { event: 'PAY_MODAL_OPEN', properties })
}
