/** A place without a digit. A code is as long as its places, gaps included. */
const gap = ' '

/** A code after an edit, and the place that is next to be filled. */
export type Edit = { readonly value: string; readonly place: number }

/** Keyboards of other scripts write their own digits. */
const zeros = [0x30, 0x660, 0x6f0, 0xff10]

function toDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? '' : String(code - zero)
}

/** Takes the digits out of what was typed or pasted: `'12 34-56'` is `'123456'`. */
export function toDigits(text: string): string {
  return [...text].map(toDigit).join('')
}

/** Whether every place has its digit. */
export function isComplete(value: string, length: number): boolean {
  return value.length === length && !value.includes(gap)
}

/** Returns the digit at a position, or an empty string for a gap. */
export function getDigit(value: string, place: number): string {
  return value[place]?.trim() ?? ''
}

/** Whether all positions before this position are filled. */
export function isReachable(value: string, place: number): boolean {
  return isComplete(value.slice(0, place), place)
}

/** Writes digits from a place on; what does not fit is dropped. */
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

/** Clears a position. Later digits do not move. */
export function withoutDigit(value: string, place: number): Edit {
  if (place >= value.length) return { value, place }
  const left = value.slice(0, place) + gap + value.slice(place + 1)
  return { value: left.trimEnd(), place }
}
