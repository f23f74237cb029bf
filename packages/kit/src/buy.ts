/**
 * Entry for buying tokens: the available providers and the addresses of their pages. Loads with the
 * funding pages.
 */
export {
  type BuyChoice,
  type BuyLimits,
  type BuyOptions,
  type BuyOrder,
  type BuyQuote,
  findChosen,
  getBuyGap,
  getBuyLimits,
  isMoney,
  toBuyOrder,
} from './buy/BuyOrder.ts'
export { buyUrlQuery } from './buy/buyUrlQuery.ts'
export { type BuyState, getBuyStore } from './buy/getBuyStore.ts'
export { listBuyProviders } from './buy/listBuyProviders.ts'
export { onrampOptionsQuery, onrampQuoteQuery } from './buy/onrampQueries.ts'
export { openBuyPage } from './buy/openBuyPage.ts'
export { getCurrencyImageUrl } from './directory/getCurrencyImageUrl.ts'
export { getTokenImageUrl } from './directory/getTokenImageUrl.ts'
