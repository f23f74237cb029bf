import { lacksLiquidity } from '@latchkey/blockchain-api'
import { isTransportFailure, toBaseUnits } from '@latchkey/core'
import type { SwapForm } from './SwapForm.ts'

/**
 * What keeps a form from being swapped. `funds`: there is too little, or the service says so; `liquidity`: the pools are too
 * small; `quote`: nobody takes this; `unreachable`: nobody could be asked.
 */
export type SwapGap = 'token' | 'amount' | 'value' | 'funds' | 'liquidity' | 'quote' | 'unreachable'

export type SwapFacts = {
  readonly form: SwapForm
  /** Base units of what is sold; `undefined` while nobody can say. */
  readonly balance: bigint | undefined
  /** What was quoted: base units, `null` for nothing, `undefined` while it is not known. */
  readonly quoted: bigint | null | undefined
  /** Why there is no quote. */
  readonly error: unknown
}

function getAmountGap({ sold, bought, amount }: SwapForm, balance: bigint | undefined) {
  if (!sold || !bought) return 'token'
  if (/^[0.]*$/.test(amount.trim())) return 'amount'
  const units = toBaseUnits(amount, sold.decimals)
  if (units === undefined) return 'value'
  return balance !== undefined && units > balance ? 'funds' : undefined
}

function getRefusal(error: unknown): SwapGap {
  if (lacksLiquidity(error)) return 'liquidity'
  return isTransportFailure(error) ? 'unreachable' : 'funds'
}

/** Finds the first thing that lacks, in the fixed order of the button's texts (K-SWAP-03). `undefined`: nothing does. */
export function getSwapGap({ form, balance, quoted, error }: SwapFacts): SwapGap | undefined {
  const gap = getAmountGap(form, balance)
  if (gap) return gap
  if (quoted === null || quoted === 0n) return 'quote'
  return quoted === undefined && error ? getRefusal(error) : undefined
}
