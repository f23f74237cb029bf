import { getReasons } from './getReasons.ts'

/**
 * Returns whether a quote was refused because of insufficient liquidity. Any other refusal means an
 * insufficient balance.
 */
export function lacksLiquidity(error: unknown): boolean {
  return getReasons(error)[0]?.description.toLowerCase().includes('insufficient liquidity') ?? false
}
