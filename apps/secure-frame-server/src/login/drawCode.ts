import { randomInt } from 'node:crypto'
import { codeDigits } from '../config/constants.ts'

/** Returns a code of six random digits. `randomInt` has no modulo bias (S-40). */
export function drawCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
}

/** Returns the two-digit number that the app shows and the user types on the link's page (S-42). */
export const drawNumber = (): number => randomInt(10, 100)
