/**
 * Entry for deposits from exchanges: assets, exchanges, and following a deposit. Loads with the
 * deposit pages.
 */
export { type DepositAsset, listDepositAssets } from './deposit/DepositAsset.ts'
export { depositPriceQuery } from './deposit/depositPriceQuery.ts'
export { DepositNotBegunError, DepositPendingError } from './deposit/errors.ts'
export { exchangesQuery } from './deposit/exchangesQuery.ts'
export { type Deposit, type DepositState, getDepositStore } from './deposit/getDepositStore.ts'
export { isDepositOffered } from './deposit/isDepositOffered.ts'
export { type StartDepositParameters, startDeposit } from './deposit/startDeposit.ts'
export { isDollars, toTokenAmount } from './deposit/toTokenAmount.ts'
