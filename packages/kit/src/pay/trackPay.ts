import type { Exchange } from '@latchkey/blockchain-api'
import { toAssetId } from '../deposit/DepositAsset.ts'
import type { Kit } from '../kit/Kit.ts'
import type { PaymentFacts } from '../kit/KitEvent.ts'
import { track } from '../state/track.ts'
import type { PayProgress } from './getPayStore.ts'
import type { Payment } from './Payment.ts'

type Now = {
  readonly exchange?: PayProgress['exchange'] | undefined
  readonly hash?: string | undefined
  readonly sessionId?: string | undefined
  readonly status?: PaymentFacts['currentPayment']['status'] | undefined
}

/** What every event of a payment says. */
function toFacts(payment: Payment, { exchange, sessionId, hash, status }: Now): PaymentFacts {
  const { id, caipNetworkId, asset, amount, recipient } = payment
  return {
    source: 'pay',
    paymentId: id,
    configuration: { network: caipNetworkId, asset: toAssetId(asset), amount, recipient },
    currentPayment: {
      type: exchange ? 'exchange' : 'wallet',
      ...(exchange && { exchangeId: exchange.id }),
      ...(sessionId && { sessionId }),
      ...(status && { status }),
      ...(hash && { result: hash }),
    },
  }
}

/** Tells that a person is asked to pay, and by which exchanges they may. */
export function trackOpened(kit: Kit, payment: Payment, exchanges: readonly Exchange[]): void {
  const properties = {
    ...toFacts(payment, {}),
    exchanges: exchanges.map(({ id, name }) => ({ id, name })),
  }
  track(kit, { event: 'PAY_MODAL_OPEN', properties })
}

/** Tells that an exchange was chosen. */
export function trackChosen(kit: Kit, payment: Payment, exchange: Pick<Exchange, 'id' | 'name'>) {
  const properties = { ...toFacts(payment, { exchange }), exchange: { id: exchange.id } }
  track(kit, { event: 'PAY_EXCHANGE_SELECTED', properties })
}

/** Tells that a wallet was asked, or that the page of an exchange is open. */
export function trackBegun(kit: Kit, payment: Payment, now: Now): void {
  const properties = toFacts(payment, { ...now, status: 'IN_PROGRESS' })
  track(kit, { event: 'PAY_INITIATED', properties })
}

/** Tells that it was paid. */
export function trackDone(kit: Kit, payment: Payment, now: Now): void {
  track(kit, { event: 'PAY_SUCCESS', properties: toFacts(payment, { ...now, status: 'SUCCESS' }) })
}

/** Tells that it was not, or that nobody knows. */
export function trackFailed(
  kit: Kit,
  payment: Payment,
  failed: Now & { readonly message: string },
) {
  const { message, ...now } = failed
  const properties = { ...toFacts(payment, { status: 'FAILED', ...now }), message }
  track(kit, { event: 'PAY_ERROR', properties })
}
