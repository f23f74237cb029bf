import { createSlot } from '../kit/createSlot.ts'

/**
 * Returns the number of the latest check for a sign-in session. Answers of older checks are
 * discarded.
 */
export const getChecks = createSlot(() => ({ latest: 0 }))
