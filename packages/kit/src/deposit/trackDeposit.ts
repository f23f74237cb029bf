import type { Kit } from '../kit/Kit.ts'
import type { PaymentFacts } from '../kit/KitEvent.ts'
import { track } from '../state/track.ts'
import { toAssetId } from './DepositAsset.ts'
import type { Deposit } from './getDepositStore.ts'

export type DepositEnd = Pick<PaymentFacts['currentPayment'], 'status' | 'result'>

/** What every event of a deposit says. */
function toFacts(deposit: Deposit, end: DepositEnd): PaymentFacts {
  const { id, asset, amount, recipient, exchangeId, sessionId } = deposit
  return {
    source: 'fund-from-exchange',
    paymentId: id,
    configuration: { network: asset.caipNetworkId, asset: toAssetId(asset), amount, recipient },
    currentPayment: { type: 'exchange', exchangeId, ...(sessionId && { sessionId }), ...end },
  }
}

/** Tells that an exchange was chosen. */
export function trackChosen(kit: Kit, deposit: Deposit): void {
  const properties = { ...toFacts(deposit, {}), exchange: { id: deposit.exchangeId } }
  track(kit, { event: 'PAY_EXCHANGE_SELECTED', properties })
}

/** Tells that its page is open. */
export function trackBegun(kit: Kit, deposit: Deposit): void {
  const properties = toFacts(deposit, { status: 'IN_PROGRESS' })
  track(kit, { event: 'PAY_INITIATED', properties })
}

/** Tells that it has come. */
export function trackDone(kit: Kit, deposit: Deposit, hash: string | null | undefined): void {
  const properties = toFacts(deposit, { status: 'SUCCESS', ...(hash && { result: hash }) })
  track(kit, { event: 'PAY_SUCCESS', properties })
}

/** Tells that it has not, or that nobody knows. */
export function trackFailed(kit: Kit, deposit: Deposit, message: string): void {
  const properties = { ...toFacts(deposit, { status: 'FAILED' }), message }
  track(kit, { event: 'PAY_ERROR', properties })
}
