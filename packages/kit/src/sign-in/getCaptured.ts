import { createSlot } from '../kit/createSlot.ts'

/** Returns the accounts whose user has entered or skipped the email address since the page load. */
export const getCaptured = createSlot(() => new Set<string>())
