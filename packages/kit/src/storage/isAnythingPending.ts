import type { StorageKey } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/** Every row that is noted has an id; what they are else is for those who follow them. */
const traces = ['@latchkey/send_requests', '@latchkey/swap_requests'].map(
  (name): StorageKey<boolean> => ({
    name,
    format: 'text',
    fallback: false,
    parse: (text) => String(text).includes('"id"'),
  }),
)

/** Says whether anything is noted that was begun and is not known to be over, of whatever account. */
export function isAnythingPending({ storage }: Pick<Kit, 'storage'>): boolean {
  return traces.some((trace) => storage.read(trace))
}
