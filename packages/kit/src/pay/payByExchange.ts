import { type Exchange, getExchangePayUrl } from '@latchkey/blockchain-api'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { toAssetId } from '../deposit/DepositAsset.ts'
import { type DepositPage, openDepositPage } from '../deposit/openDepositPage.ts'
import type { Kit } from '../kit/Kit.ts'
import {
  trackPaymentBegun,
  trackPaymentChosen,
  trackPaymentFailed,
} from '../outbox/trackPayment.ts'
import { showProgress } from './endPayment.ts'
import { PayError } from './errors.ts'
import { followExchange } from './followPayment.ts'
import type { PayProgress } from './getPayStore.ts'
import type { Payment } from './Payment.ts'
import { requirePayment } from './requirePayment.ts'
import { storePayment } from './storedPayments.ts'
import { toTrackedPay } from './trackPay.ts'

type Chosen = Pick<Exchange, 'id' | 'name'>

/** Requests the exchange's payment page and navigates the opened window to that page. */
async function begin(
  kit: Kit,
  payment: Payment,
  { chosen, page }: { readonly chosen: Chosen; readonly page: DepositPage },
) {
  const { caipNetworkId, asset, amount, recipient } = payment
  const params = {
    exchangeId: chosen.id,
    asset: toAssetId(asset),
    amount,
    recipient: `${caipNetworkId}:${recipient}` as const,
  }
  try {
    const { url, sessionId } = await fetchEndpoint(kit, getExchangePayUrl, { input: { params } })
    page.lead(url)
    return sessionId
  } catch (cause) {
    page.close()
    const error = new PayError('UNABLE_TO_GET_PAY_URL', { cause })
    const failed = { exchangeId: chosen.id, message: error.shortMessage }
    trackPaymentFailed(kit, toTrackedPay(payment), failed)
    throw error
  }
}

/**
 * Pays from an exchange. Call it synchronously in a click handler, because it opens a window. It
 * resolves once the exchange's page is open. The store and events report the further progress.
 *
 * @throws {PayError} No payment is requested, it is already running, the window was blocked, or the
 * exchange returned no page.
 */
export async function payByExchange(kit: Kit, exchange: Chosen): Promise<void> {
  const asked = requirePayment(kit)
  if (!asked) return
  const { payment, endsAt } = asked
  const page = openDepositPage(kit)
  if (!page) throw new PayError('UNABLE_TO_INITIATE_PAYMENT')
  const chosen = { id: exchange.id, name: exchange.name }
  trackPaymentChosen(kit, toTrackedPay(payment), chosen.id)
  const sessionId = await begin(kit, payment, { chosen, page })
  const session = { ...chosen, sessionId }
  storePayment(kit, { id: payment.id, exchange: session })
  trackPaymentBegun(kit, toTrackedPay(payment), { exchangeId: chosen.id, sessionId })
  const steps: PayProgress['steps'] = ['receiving', 'sending']
  const progress: PayProgress = { exchange: chosen, steps, step: 'receiving' }
  showProgress(kit, payment, progress)
  void followExchange(kit, { payment, progress, endsAt }, session)
}
