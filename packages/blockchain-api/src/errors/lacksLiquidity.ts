import { getReasons } from './getReasons.ts'

/** Tells whether a quote was refused because the pools are too small; any other refusal means too small a balance. */
export function lacksLiquidity(error: unknown): boolean {
  return getReasons(error)[0]?.description.toLowerCase().includes('insufficient liquidity') ?? false
}
