import type { StorageKey } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

const defineTrace = (name: string, word: string): StorageKey<boolean> => ({
  name,
  format: 'text',
  fallback: false,
  parse: (text) => String(text).includes(`"${word}"`),
})

/** A word that is in what is noted as long as it is not over; what else is there is for those who follow it. */
const traces = [
  defineTrace('@latchkey/send_requests', 'id'),
  defineTrace('@latchkey/swap_requests', 'id'),
  defineTrace('@latchkey/deposit', 'asked'),
]

/** Says whether anything is noted that was begun and is not known to be over, of whatever account. */
export function isAnythingPending({ storage }: Pick<Kit, 'storage'>): boolean {
  return traces.some((trace) => storage.read(trace))
}
