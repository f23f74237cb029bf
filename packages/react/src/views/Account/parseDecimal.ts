/** Turns decimal text into base units: `'1.50'` is 150 with 2 decimals. */
export function parseDecimal(text: string): { readonly amount: bigint; readonly decimals: number } {
  const [whole = '0', fraction = ''] = text.split('.')
  return { amount: BigInt(whole + fraction), decimals: fraction.length }
}
