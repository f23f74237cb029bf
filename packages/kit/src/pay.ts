/**
 * Entry for payments that an app requests: amount, exchanges, and following a payment. Loads with
 * the payment pages.
 */
export { PayError, type PayErrorCode } from './pay/errors.ts'
export {
  getPayStore,
  type PayEnd,
  type PayProgress,
  type PayState,
  type PayStep,
} from './pay/getPayStore.ts'
export type { Payment, PayParameters, PayToken } from './pay/Payment.ts'
export { payByExchange } from './pay/payByExchange.ts'
export { payBySwap, payByWallet } from './pay/payByWallet.ts'
export { payExchangesQuery } from './pay/payExchangesQuery.ts'
export { payQuoteQuery } from './pay/payQuoteQuery.ts'
export { type OpenPayParameters, openPay, type PayReturnType, pay } from './start/openPay.ts'
