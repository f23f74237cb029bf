import { createSlot } from '../kit/createSlot.ts'

/** Returns the accounts that have given or skipped their e-mail since the page load. */
export const getCaptured = createSlot(() => new Set<string>())
