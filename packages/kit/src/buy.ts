/** Buying coins: who sells them here, and the way to their pages. Loads with the pages of funding. */
export { buyUrlQuery } from './buy/buyUrlQuery.ts'
export { listBuyProviders } from './buy/listBuyProviders.ts'
export { openBuyPage } from './buy/openBuyPage.ts'
