import { randomInt } from 'node:crypto'
import { codeDigits, numbersOffered } from '../constants.ts'

/** Draws six digits. `randomInt` rejects what would make some likelier (S-40). */
export function drawCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
}

/** Draws the number shown in the app and the ones offered on the page beside it, ascending (S-42). */
export function drawNumbers(): { readonly deviceNumber: number; readonly numbers: number[] } {
  const numbers = new Set<number>()
  while (numbers.size < numbersOffered) numbers.add(randomInt(10, 100))
  const sorted = [...numbers].toSorted((a, b) => a - b)
  return { deviceNumber: sorted[randomInt(sorted.length)] ?? 10, numbers: sorted }
}
