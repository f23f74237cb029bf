import { lacksLiquidity } from '@latchkey/blockchain-api'
import { isTransportFailure, readAmount, readBaseUnits } from '@latchkey/core'
import type { SwapForm } from './SwapForm.ts'

/**
 * Why the swap form cannot be submitted. `token`: a token is not selected. `amount`: no amount is
 * entered. `value`: the text is not a valid amount. `funds`: the balance is too low. `liquidity`:
 * the exchange's pools are too small. `quote`: no provider offers this swap. `unreachable`: the
 * blockchain API did not respond.
 */
export type SwapGap = 'token' | 'amount' | 'value' | 'funds' | 'liquidity' | 'quote' | 'unreachable'

export type SwapFacts = {
  readonly form: SwapForm
  /** Balance of the sold token in base units; `undefined` while unknown. */
  readonly balance: bigint | undefined
  /** Quoted amount in base units; `null` if no quote exists, `undefined` until it arrives. */
  readonly quoted: bigint | null | undefined
  /** The error with which the request for a quote failed. */
  readonly error: unknown
}

function getAmountGap({ sold, bought, amount }: SwapForm, balance: bigint | undefined) {
  if (!sold || !bought) return 'token'
  if (readAmount(amount).kind === 'empty') return 'amount'
  const units = readBaseUnits(amount, sold.decimals)
  if (units === undefined) return 'value'
  if (units === 0n) return 'amount'
  return balance !== undefined && units > balance ? 'funds' : undefined
}

function getRefusal(error: unknown): SwapGap {
  if (lacksLiquidity(error)) return 'liquidity'
  return isTransportFailure(error) ? 'unreachable' : 'funds'
}

/**
 * Returns the first missing or invalid field of the swap form, in the fixed order of the button's
 * texts (K-SWAP-03). Returns `undefined` if the form can be submitted.
 */
export function getSwapGap({ form, balance, quoted, error }: SwapFacts): SwapGap | undefined {
  const gap = getAmountGap(form, balance)
  if (gap) return gap
  if (quoted === null || quoted === 0n) return 'quote'
  return quoted === undefined && error ? getRefusal(error) : undefined
}
