import type { TrackedPayment } from '../outbox/trackPayment.ts'
import { toAssetId } from './DepositAsset.ts'
import type { Deposit } from './getDepositStore.ts'

/** Converts a deposit to the properties of the analytics events about it. */
export function toTrackedDeposit(deposit: Deposit): TrackedPayment {
  const { id, asset, amount, recipient } = deposit
  return {
    source: 'fund-from-exchange',
    paymentId: id,
    configuration: { network: asset.caipNetworkId, asset: toAssetId(asset), amount, recipient },
  }
}
