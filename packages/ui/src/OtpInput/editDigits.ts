/**
 * Placeholder of a missing digit. A code always has its full length, including these placeholders.
 */
const gap = ' '

/** The code after an edit, and the position to focus next. */
export type Edit = { readonly value: string; readonly place: number }

/**
 * Code points of the digit zero in several scripts, because keyboards of these scripts
 * enter other digits than 0 to 9.
 */
const zeros = [0x30, 0x660, 0x6f0, 0xff10]

function toDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? '' : String(code - zero)
}

/** Extracts the digits of typed or pasted text: `'12 34-56'` becomes `'123456'`. */
export function toDigits(text: string): string {
  return [...text].map(toDigit).join('')
}

/** Returns whether every position of the code has a digit. */
export function isComplete(value: string, length: number): boolean {
  return value.length === length && !value.includes(gap)
}

/** Returns the digit at a position, or an empty string if it is missing. */
export function getDigit(value: string, place: number): string {
  return value[place]?.trim() ?? ''
}

/**
 * Returns whether all positions before this one are filled, so that this position can be edited.
 */
export function isReachable(value: string, place: number): boolean {
  return isComplete(value.slice(0, place), place)
}

/** Writes digits from a position on, one per position. Drops digits beyond the end. */
export function withDigits(
  value: string,
  { place, digits, length }: { place: number; digits: string; length: number },
): Edit {
  const fitting = digits.slice(0, length - place)
  const padded = value.padEnd(place, gap)
  const end = place + fitting.length
  return {
    value: padded.slice(0, place) + fitting + padded.slice(end),
    place: Math.min(end, length - 1),
  }
}

/** Removes the digit at a position. Later digits do not move. */
export function withoutDigit(value: string, place: number): Edit {
  if (place >= value.length) return { value, place }
  const left = value.slice(0, place) + gap + value.slice(place + 1)
  return { value: left.trimEnd(), place }
}
