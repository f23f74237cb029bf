const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point))

/**
 * Returns the value of a decimal digit of any script. Unicode encodes the ten digits of a script in
 * order, so the value is the distance to the first digit of the block.
 */
function toDigit(char: string): string {
  const point = char.codePointAt(0) ?? 0
  let first = point
  while (isDigit(first - 1)) first -= 1
  return String((point - first) % 10)
}

/**
 * Replaces the digits of all scripts by ASCII digits, Arabic and Chinese separators by `.` and `,`,
 * and every separator that can only group digits (spaces, apostrophes, `_`, `٬`) by a space. Removes
 * invisible direction marks.
 */
export function toAsciiNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, toDigit)
    .replace(/[٫。]/g, '.')
    .replace(/[،、]/g, ',')
    .replace(/[\s'’_٬]/g, ' ')
    .trim()
}
