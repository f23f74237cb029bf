/** Removes zeros at the end of a decimal text: `'1.50'` is `'1.5'`, `'2.0'` is `'2'`. */
export const trimZeros = (numeric: string): string =>
  numeric.includes('.') ? numeric.replace(/\.?0*$/, '') : numeric
