import { highestDigitCost } from './limits.ts'

const isDigit = (code: number) => code >= 48 && code <= 57

/** Returns whether the client's JSON parser would block on a text. Takes one pass over the text. */
export function isSlowToRead(text: string): boolean {
  let cost = 0
  let run = 0
  for (let index = 0; index <= text.length; index += 1) {
    if (isDigit(text.charCodeAt(index))) {
      run += 1
      continue
    }
    cost += run * run
    run = 0
    if (cost > highestDigitCost) return true
  }
  return false
}
