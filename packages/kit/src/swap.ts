/**
 * Entry for swapping tokens: the swap form, quotes, the next wallet request, and the action. Loads
 * with the swap pages.
 */
export { swapRefreshMs } from './swap/constants.ts'
export { SwapFailedError, SwapNotBuiltError, SwapPendingError } from './swap/errors.ts'
export { getImpactLevel, type ImpactLevel } from './swap/getImpactLevel.ts'
export {
  getMostSold,
  getSwapDetails,
  type QuotedSwap,
  type SwapDetails,
} from './swap/getSwapDetails.ts'
export { getSwapGap, type SwapGap } from './swap/getSwapGap.ts'
export { getSwapStore, type SwapState } from './swap/getSwapStore.ts'
export { planQuery, type SwapPlan } from './swap/planQuery.ts'
export { preselectTokens } from './swap/preselectTokens.ts'
export { type Asked, type Quote, quoteQuery } from './swap/quoteQuery.ts'
export {
  isChosen,
  type SwapForm,
  type SwapPreset,
  type SwapSide,
  turnRound,
  withPreset,
  withSwapToken,
} from './swap/SwapForm.ts'
export type { SwapRequest } from './swap/SwapRequest.ts'
export { type SendSwapParameters, sendSwap } from './swap/sendSwap.ts'
export { searchSwapTokens, suggestTokens } from './swap/suggestTokens.ts'
export { forgetSwap, isSwapAsking, type SendSwapReturnType } from './swap/swapOutbox.ts'
export { swapGasPriceQuery, swapPriceQuery, swapTokensQuery } from './swap/swapQueries.ts'
export { toSwapFacts } from './swap/toSwapFacts.ts'
export { type SwapTokens, toSwapTokens } from './swap/toSwapTokens.ts'
export { refreshSwaps } from './swap/watchSwaps.ts'
