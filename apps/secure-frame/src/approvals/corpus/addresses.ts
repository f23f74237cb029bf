import { account, other, third } from '../testing/createTestRequest.ts'

/** Test data: contract addresses of the corpus. `createCorpusChain` answers for them. */
export { account, other, third }
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
export const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
/**
 * A token that the bundled list does not contain. Its contract reports a symbol and six decimals.
 */
export const unlisted = '0x1111111111111111111111111111111111111111'
/** A contract that does not implement the token functions. */
export const stranger = '0x2222222222222222222222222222222222222222'
export const punks = '0x3333333333333333333333333333333333333333'
export const items = '0x4444444444444444444444444444444444444444'
/** A contract to which the samples grant allowances. */
export const market = '0x5555555555555555555555555555555555555555'
export const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
export const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
export const uniswap = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
export const max256 = 2n ** 256n - 1n
export const max160 = 2n ** 160n - 1n
export const later = 4_102_444_800n
export const laterText = '1 January 2100, 00:00 UTC'
