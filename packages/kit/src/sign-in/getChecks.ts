import { createSlot } from '../kit/createSlot.ts'

/** Gets the number of the newest check for a session; the answer of an older one is dropped. */
export const getChecks = createSlot(() => ({ latest: 0 }))
