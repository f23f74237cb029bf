import type { StorageKey } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

const defineTrace = (name: string, word: string): StorageKey<boolean> => ({
  name,
  format: 'text',
  fallback: false,
  parse: (text) => String(text).includes(`"${word}"`),
})

/**
 * Storage keys of stored lists, each with a text that the list contains while one of its requests
 * is unfinished. Checking for the text avoids parsing the list at page load.
 */
const traces = [
  defineTrace('@latchkey/send_requests', 'id'),
  defineTrace('@latchkey/swap_requests', 'id'),
  defineTrace('@latchkey/deposit', 'asked'),
]

/** Returns whether a request or deposit of any account is stored as unfinished. */
export function isAnythingPending({ storage }: Pick<Kit, 'storage'>): boolean {
  return traces.some((trace) => storage.read(trace))
}
