import { readAmount } from './readAmount.ts'
import { toBaseUnits } from './toBaseUnits.ts'
import { trimZeros } from './trimZeros.ts'

/**
 * Converts a typed amount to base units by the rules of `readAmount`: `'0,25'` with 18 decimals is
 * 250000000000000000.
 *
 * @param decimals - Decimals of the currency, 18 for ether.
 * @returns `undefined` for a text that is empty, ambiguous or no amount, and for an amount that is
 * finer than a base unit.
 */
export function readBaseUnits(text: string, decimals: number): bigint | undefined {
  const reading = readAmount(text)
  return reading.kind === 'amount' ? toBaseUnits(trimZeros(reading.numeric), decimals) : undefined
}
