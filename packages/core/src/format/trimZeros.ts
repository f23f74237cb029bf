/**
 * Removes zeros at the end of a decimal text: `'1.50'` is `'1.5'`, `'2.0'` is `'2'`. The work grows
 * linearly with the text, which a pattern such as `/0*$/` does not guarantee (S-143).
 */
export function trimZeros(numeric: string): string {
  if (!numeric.includes('.')) return numeric
  let end = numeric.length
  while (numeric[end - 1] === '0') end -= 1
  return numeric.slice(0, numeric[end - 1] === '.' ? end - 1 : end)
}
