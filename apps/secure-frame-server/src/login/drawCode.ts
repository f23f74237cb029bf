import { randomInt } from 'node:crypto'
import { codeDigits } from '../config/constants.ts'

/** Draws six digits. `randomInt` rejects what would make some likelier (S-40). */
export function drawCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
}

/** Draws the number of two digits that the app shows and its owner types on the page of the link (S-42). */
export const drawNumber = (): number => randomInt(10, 100)
